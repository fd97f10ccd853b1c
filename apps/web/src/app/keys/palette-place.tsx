import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { PaletteStandIn } from '../../features/search/public/palette-stand-in.tsx'
import { useDisclosureStore } from '../../shared/ui/disclosure-store.ts'
import { useWantedPart } from '../../shared/ui/use-lazy-part.ts'
import { loadPalette } from './load-palette.ts'
import type { Palette } from './palette.tsx'
import { paletteDisclosure } from './palette-disclosure.ts'

type PaletteProps = ComponentProps<typeof Palette>

type Props = Pick<PaletteProps, 'openDialog'>

/** Where the palette opens. */
export function PalettePlace({ openDialog }: Props) {
  const { opened, onClose } = useDisclosureStore(paletteDisclosure)
  const part = useWantedPart(loadPalette, opened, onClose)
  useEffect(() => paletteDisclosure.close, [])
  return opened && <OpenPalette part={part} openDialog={openDialog} onClose={onClose} />
}

type OpenProps = Props & { part: ComponentType<PaletteProps> | null; onClose: () => void }

/** At once a box to type into; the palette takes over what was typed when its code is there. */
function OpenPalette({ part: Part, openDialog, onClose }: OpenProps) {
  const [opener] = useState(() => document.activeElement)
  const [typed, setTyped] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [isTakenOver, setTakenOver] = useState(false)
  const type = (words: string): void => {
    setEntered(false)
    setTyped(words)
  }
  return (
    <>
      {!isTakenOver && (
        <PaletteStandIn
          typed={typed}
          onType={type}
          onEnter={() => setEntered(typed.trim() !== '')}
          onComposing={setComposing}
          opener={opener}
          onClose={onClose}
        />
      )}
      {Part && !isComposing && (
        <Part
          typed={typed}
          onType={setTyped}
          isEntered={isEntered}
          opener={opener}
          onReady={() => setTakenOver(true)}
          openDialog={openDialog}
          onClose={onClose}
        />
      )}
    </>
  )
}

import { useEffect } from 'react'
import { loadAddAnimalDialog } from '../../features/collection/public/load-add-animal-dialog.ts'
import { type Door, useDoor } from '../../shared/ui/door.ts'
import { useWantedPart } from '../../shared/ui/use-late-part.ts'
import { useAddition } from '../shell/use-addition.tsx'
import { useSingleKeys } from './keys-choice.ts'
import { keysDoor, paletteDoor } from './palette-door.ts'
import { usePageKeys } from './use-page-keys.ts'

const loadPalette = () => import('./palette.tsx').then((module) => module.Palette)
const loadSheet = () => import('./keys-sheet.tsx').then((module) => module.KeysSheet)

/** The keys of every page, and what they open: the palette, the sheet of keys, the dialog that adds an animal. */
export function PageKeys() {
  const singleKeys = useSingleKeys()
  const { open, dialog } = useAddition()
  const palette = useLateDoor(paletteDoor, loadPalette)
  const sheet = useLateDoor(keysDoor, loadSheet)
  usePageKeys(
    {
      openPalette: paletteDoor.open,
      openSheet: keysDoor.open,
      addAnimal: () => open(loadAddAnimalDialog),
    },
    singleKeys,
  )
  return (
    <>
      {palette.Part && <palette.Part openDialog={open} onClose={palette.onClose} />}
      {sheet.Part && <sheet.Part onClose={sheet.onClose} />}
      {dialog}
    </>
  )
}

/** What stands behind a door: fetched when that opens first, and shut again where it can't be. */
function useLateDoor<Part>(door: Door, load: () => Promise<Part>) {
  const { opened, onClose } = useDoor(door)
  const part = useWantedPart(load, opened, onClose)
  useEffect(() => door.close, [door])
  return { Part: opened ? part : null, onClose }
}

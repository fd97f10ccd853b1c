import { useEffect } from 'react'
import { loadAddAnimalDialog } from '../../features/collection/public/load-add-animal-dialog.ts'
import { type DisclosureStore, useDisclosureStore } from '../../shared/ui/disclosure-store.ts'
import { useWantedPart } from '../../shared/ui/use-lazy-part.ts'
import { useAddition } from '../shell/use-addition.tsx'
import { useSingleKeys } from './keys-choice.ts'
import { keysDisclosure, paletteDisclosure } from './palette-disclosure.ts'
import { usePageKeys } from './use-page-keys.ts'

const loadPalette = () => import('./palette.tsx').then((module) => module.Palette)
const loadSheet = () => import('./keys-sheet.tsx').then((module) => module.KeysSheet)

/** The keys of every page, and what they open: the palette, the sheet of keys, the dialog that adds an animal. */
export function PageKeys() {
  const singleKeys = useSingleKeys()
  const { open, dialog } = useAddition()
  const palette = useLazyDisclosure(paletteDisclosure, loadPalette)
  const sheet = useLazyDisclosure(keysDisclosure, loadSheet)
  usePageKeys(
    {
      openPalette: paletteDisclosure.open,
      openSheet: keysDisclosure.open,
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

/** What a disclosure holds: fetched when it opens first, and closed again where it can't be. */
function useLazyDisclosure<Part>(disclosure: DisclosureStore, load: () => Promise<Part>) {
  const { opened, onClose } = useDisclosureStore(disclosure)
  const part = useWantedPart(load, opened, onClose)
  useEffect(() => disclosure.close, [disclosure])
  return { Part: opened ? part : null, onClose }
}

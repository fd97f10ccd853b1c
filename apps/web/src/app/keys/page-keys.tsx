import { useEffect } from 'react'
import { loadAddAnimalDialog } from '../../features/collection/public/load-add-animal-dialog.ts'
import { useScanners } from '../../features/places/public/scan-listener.ts'
import { useSingleKeys } from '../../shared/keys-choice.ts'
import { useDisclosureStore } from '../../shared/ui/disclosure-store.ts'
import { useWantedPart } from '../../shared/ui/use-lazy-part.ts'
import { useAddition } from '../shell/use-addition.tsx'
import { keysDisclosure, paletteDisclosure } from './palette-disclosure.ts'
import { PalettePlace } from './palette-place.tsx'
import { usePageKeys } from './use-page-keys.ts'

const loadSheet = () => import('./keys-sheet.tsx').then((module) => module.KeysSheet)

/** The keys of every page, and what they open: the palette, the sheet of keys, the dialog that adds an animal. */
export function PageKeys() {
  const singleKeys = useSingleKeys()
  const { open, dialog } = useAddition()
  const sheet = useDisclosureStore(keysDisclosure)
  const Sheet = useWantedPart(loadSheet, sheet.opened, sheet.onClose)
  useEffect(() => keysDisclosure.close, [])
  useScanners()
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
      <PalettePlace openDialog={open} />
      {sheet.opened && Sheet && <Sheet onClose={sheet.onClose} />}
      {dialog}
    </>
  )
}

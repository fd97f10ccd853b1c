import { createDisclosureStore } from '../../shared/ui/disclosure-store.ts'

/** The palette, which a key and the button of the top bar open. */
export const paletteDisclosure = createDisclosureStore()

/** The sheet of keys. */
export const keysDisclosure = createDisclosureStore()

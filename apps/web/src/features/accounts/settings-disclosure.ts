import { createDisclosureStore } from '../../shared/ui/disclosure-store.ts'

/** The Account Settings dialog. It shuts with the keeper it belongs to, so that the next one doesn't find it open. */
export const settingsDisclosure = createDisclosureStore()

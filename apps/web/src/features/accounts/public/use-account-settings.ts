import { useDisclosureStore } from '../../../shared/ui/disclosure-store.ts'
import { settingsDisclosure } from '../settings-disclosure.ts'

/** Opens the one Account Settings dialog of the shell, from any button and any menu. */
export const openAccountSettings = settingsDisclosure.open

/** What the shell hands to `AccountSettings`, which stands in it once. */
export const useAccountSettings = () => useDisclosureStore(settingsDisclosure)

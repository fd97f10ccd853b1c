import { useSyncExternalStore } from 'react'
import { settingsDoor } from '../settings-door.ts'

/** Opens the one Account Settings dialog of the shell, from any button and any menu. */
export const openAccountSettings = settingsDoor.open

/** What the shell hands to `AccountSettings`, which stands in it once. */
export const useAccountSettings = (): { opened: boolean; onClose: () => void } => ({
  opened: useSyncExternalStore(settingsDoor.subscribe, settingsDoor.isOpen),
  onClose: settingsDoor.close,
})

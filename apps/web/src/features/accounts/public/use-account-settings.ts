import { useDoor } from '../../../shared/ui/door.ts'
import { settingsDoor } from '../settings-door.ts'

/** Opens the one Account Settings dialog of the shell, from any button and any menu. */
export const openAccountSettings = settingsDoor.open

/** What the shell hands to `AccountSettings`, which stands in it once. */
export const useAccountSettings = () => useDoor(settingsDoor)

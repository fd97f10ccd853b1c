import { createDoor } from '../../shared/ui/door.ts'

/** The Account Settings dialog. It shuts with the keeper it belongs to, so that the next one doesn't find it open. */
export const settingsDoor = createDoor()

import { createDoor } from '../../shared/ui/door.ts'

/** The palette, which a key and the button of the top bar open. */
export const paletteDoor = createDoor()

/** The sheet of keys. */
export const keysDoor = createDoor()

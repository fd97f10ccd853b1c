import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockDataDir } from '../apps/server/src/platform/database/data-dir-lock.ts'
import { SettingError } from '../apps/server/src/platform/settings/settings.ts'

/** Says of a data folder that it was made for the demo, so that nothing in it is anybody's records. */
const mark = 'made-for-the-demo'

/** Whether nothing is in a folder yet, so that all that comes in is the demo's. */
export function isUnused(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0
  } catch (error) {
    // What else is wrong with a folder is told by the start of the server.
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

/** Marks a folder that was unused as made for the demo. */
export const markDemoFolder = (folder: string): void => writeFileSync(join(folder, mark), '')

/**
 * Empties a folder that the demo made. Throws `SettingError`, and removes nothing, where somebody's records may be in
 * it or a server runs on it.
 */
export function emptyDemoFolder(folder: string): void {
  if (!existsSync(folder)) return
  if (!existsSync(join(folder, mark)))
    throw new SettingError(
      `DATA_DIR: ${folder} was not made by the demo, so it is not emptied; please choose another folder`,
    )
  const release = lockDataDir(folder)
  if (!release) throw new SettingError('DATA_DIR: a server runs on this data, please stop it first')
  release()
  rmSync(folder, { recursive: true })
}

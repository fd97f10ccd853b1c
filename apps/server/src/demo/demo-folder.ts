import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeDataFolder } from '../platform/database/serving-lock.ts'
import { SettingError } from '../platform/settings/settings.ts'

/** Says of a data folder that it was made for the demo, so that nothing in it is anybody's records. */
const mark = 'made-for-the-demo'

/** Takes a folder for the demo: one that is new, or that the demo made before. Others are used, but never marked. */
export function takeDemoFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length === 0) writeFileSync(join(folder, mark), '')
}

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
  const release = takeDataFolder(folder)
  if (!release) throw new SettingError('DATA_DIR: a server runs on this data, please stop it first')
  release()
  rmSync(folder, { recursive: true })
}

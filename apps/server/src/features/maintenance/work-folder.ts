import { access, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '../../platform/durations.ts'
import { databaseName } from './archive.ts'

/** Throws where a data folder holds no database, before anything would make an empty one there. */
export async function ensureDatabase(dataDir: string): Promise<void> {
  if (!(await isThere(join(dataDir, databaseName)))) throw new Error(`There is no database in ${dataDir}`)
}

export const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/**
 * Works in a folder of its own within the data folder, where files can be moved and linked at no cost, and removes it
 * afterwards. What an earlier piece of work left behind that was killed goes once it is a day old.
 */
export async function inWorkFolder<T>(
  dataDir: string,
  purpose: 'backup' | 'restore' | 'transfer',
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const prefix = `${purpose}-`
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name)
    if (name.startsWith(prefix) && (await stat(path)).mtimeMs < Date.now() - dayMs)
      await rm(path, { recursive: true, force: true })
  }
  const folder = await mkdtemp(join(dataDir, prefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

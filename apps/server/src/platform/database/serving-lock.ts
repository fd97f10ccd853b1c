import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Lets go of the data folder. */
export type Release = () => void

/**
 * Takes a data folder for this process alone, as the one that serves it or restores it; null where another process has
 * it. What is taken is a lock of the operating system, so that it ends with the process, however that ends.
 */
export function takeDataFolder(dataDir: string): Release | null {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'serving.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
    held.add(lock)
    return () => {
      held.delete(lock)
      lock.close()
    }
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null
    throw error
  }
}

const sqliteBusy = 5

/** What nobody refers to is closed when memory is tidied up, and its lock with it. */
const held = new Set<DatabaseSync>()

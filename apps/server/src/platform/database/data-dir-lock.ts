import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Lets go of the data folder. */
export type Release = () => void

/**
 * Takes a data folder for this process alone, as the one that serves it or restores it; null where another process has
 * it. What is taken is a lock of the operating system, so that it ends with the process, however that ends. Whoever drops
 * the answer may lose the lock, because a connection that nobody refers to is closed by the garbage collector.
 */
export function lockDataDir(dataDir: string): Release | null {
  mkdirSync(dataDir, { recursive: true })
  const lock = new DatabaseSync(join(dataDir, 'serving.lock'))
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return null
    throw error
  }
}

const sqliteBusy = 5

import { join } from 'node:path'
import type { Db } from '../../platform/database/database.ts'
import { listNeededKeys } from '../media/media.service.ts'
import { isThere } from './work-folder.ts'

/** The keys of photos and videos that records of a database speak of and that a folder does not hold. */
export async function findMissing(db: Db, folder: string): Promise<string[]> {
  const missing: string[] = []
  for await (const key of listNeededKeys(db)) {
    if (!(await isThere(join(folder, key)))) missing.push(key)
  }
  return missing
}

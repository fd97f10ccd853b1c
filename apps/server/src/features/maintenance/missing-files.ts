import type { Db } from '../../platform/database/database.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { listNeededKeys } from '../media/media.service.ts'

/** The keys of photos and videos that records of a database speak of and that a storage does not hold. */
export async function findMissing(db: Db, storage: Storage): Promise<string[]> {
  const missing: string[] = []
  for await (const key of listNeededKeys(db)) {
    if (!(await storage.has(key))) missing.push(key)
  }
  return missing
}

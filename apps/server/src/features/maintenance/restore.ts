import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { lockDataDir } from '../../platform/database/data-dir-lock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { beginEpoch } from '../../platform/database/epoch.ts'
import { checkIntegrity } from '../../platform/database/integrity-check.ts'
import { migrateSchema } from '../../platform/database/migrate.ts'
import { lastCheckOf } from '../../platform/last-check.ts'
import type { S3Place } from '../../platform/settings/storage-url.ts'
import { createS3Storage } from '../../platform/storage/s3/s3-storage.ts'
import { sync } from '../../platform/storage/sync.ts'
import { type Contents, databaseName, mediaName, namesStored, unpack } from './archive.ts'
import { findMissing } from './missing-files.ts'
import { inWorkFolder, isThere } from './work-folder.ts'

export type Restored = {
  /** When the backup was made, as an ISO 8601 moment. */
  readonly madeAt: string
  readonly files: number
  /** Whether photos and videos are in a store, and those that records speak of and that it does not hold. */
  readonly areStored: boolean
  readonly missing: readonly string[]
  /** Where what stood there before is kept now; null where there was nothing. */
  readonly replaced: string | null
}

/** What a database consists of besides its file: left beside another one, they would spoil it. */
const places = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, mediaName] as const

/**
 * Puts an installation back as a backup has it. What stands there is moved aside, not removed. Throws, and changes
 * nothing, where the server runs, or the backup is damaged, not one, of a newer version than this, or speaks of a store
 * where there is none, or the other way round.
 */
export async function restore(
  dataDir: string,
  file: string,
  clock: Clock,
  store: S3Place | null = null,
): Promise<Restored> {
  const release = lockDataDir(dataDir)
  if (!release) throw new Error('The server is running on this data: stop it, then restore')
  try {
    return await inWorkFolder(dataDir, 'restore', async (folder) => {
      const contents = await unpack(file, folder)
      ensureSameKeeping(contents, store)
      const missing = await prepare(folder, store)
      const replaced = await moveAside(dataDir, clock)
      await mkdir(join(folder, mediaName), { recursive: true })
      for (const name of [mediaName, databaseName]) await rename(join(folder, name), join(dataDir, name))
      await lastCheckOf(dataDir).note({ checkedAt: isoNow(clock), flaws: [] })
      await sync(dataDir)
      const { madeAt, files } = contents
      const areStored = namesStored(contents)
      return { madeAt, files: areStored ? 0 : files.length - 1, areStored, missing, replaced }
    })
  } finally {
    release()
  }
}

/** Records without their photos would look like a whole installation. */
function ensureSameKeeping(contents: Contents, store: S3Place | null): void {
  if (namesStored(contents) && !store)
    throw new Error(
      'The photos of this backup are in a store: set STORAGE_URL to the one that holds them, then restore',
    )
  if (!namesStored(contents) && store)
    throw new Error(
      'This backup holds its photos: restore it without STORAGE_URL, then copy DATA_DIR/media into the bucket (docs/operating.md says how)',
    )
}

/**
 * Looks a database through before it is put in place, brings it up to date and begins a new epoch; answers what a store
 * lacks of what it needs.
 */
async function prepare(folder: string, store: S3Place | null): Promise<string[]> {
  const flaws = checkIntegrity(join(folder, databaseName))
  if (flaws.length > 0) throw new Error(`The database in this backup is damaged: ${flaws.join('; ')}`)
  const opened = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    await migrateSchema(opened)
    await opened.db.transaction().execute((tx) => beginEpoch(tx, opened.dialect))
    return store ? await findMissing(opened.db, createS3Storage(store)) : []
  } finally {
    await opened.db.destroy()
  }
}

async function moveAside(dataDir: string, clock: Clock): Promise<string | null> {
  const aside = join(dataDir, `replaced-${clock.now().toISOString().replace(/\D/g, '')}`)
  let isUsed = false
  for (const name of places) {
    const path = join(dataDir, name)
    if (!(await isThere(path))) continue
    await mkdir(aside, { recursive: true })
    await rename(path, join(aside, name))
    isUsed = true
  }
  return isUsed ? aside : null
}

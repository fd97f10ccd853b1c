import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { refuseNewer } from '../../platform/database/migrate.ts'
import { takeDataFolder } from '../../platform/database/serving-lock.ts'
import { findFlaws } from '../../platform/database/soundness.ts'
import { sync } from '../../platform/storage/sync.ts'
import { databaseName, mediaName, unpack } from './archive.ts'
import { inWorkFolder, isThere } from './work-folder.ts'

export type Restored = {
  /** When the backup was made, as an ISO 8601 moment. */
  readonly madeAt: string
  readonly files: number
  /** Where what stood there before is kept now; null where there was nothing. */
  readonly replaced: string | null
}

/** What a database consists of besides its file: left beside another one, they would spoil it. */
const places = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, mediaName] as const

/**
 * Puts an installation back as a backup has it. What stands there is moved aside, not removed. Throws, and changes
 * nothing, where the server runs, or the backup is damaged, not one, or of a newer version than this.
 */
export async function restore(dataDir: string, file: string, clock: Clock): Promise<Restored> {
  const release = takeDataFolder(dataDir)
  if (!release) throw new Error('The server is running on this data: stop it, then restore')
  try {
    return await inWorkFolder(dataDir, 'restore', async (folder) => {
      const { madeAt, files } = await unpack(file, folder)
      await examine(folder)
      const replaced = await moveAside(dataDir, clock)
      await mkdir(join(folder, mediaName), { recursive: true })
      for (const name of [mediaName, databaseName]) await rename(join(folder, name), join(dataDir, name))
      await sync(dataDir)
      return { madeAt, files: files.length - 1, replaced }
    })
  } finally {
    release()
  }
}

async function examine(folder: string): Promise<void> {
  const opened = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    const flaws = await findFlaws(opened.db)
    if (flaws.length > 0) throw new Error(`The database in this backup is damaged: ${flaws.join('; ')}`)
    await refuseNewer(opened)
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

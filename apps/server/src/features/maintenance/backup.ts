import { copyFile, link, mkdir, opendir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type Clock, isoNow } from '../../platform/clock.ts'
import { type Db, openDatabase } from '../../platform/database/database.ts'
import { checkIntegrity, copyDatabase } from '../../platform/database/integrity-check.ts'
import { isDamage } from '../../platform/faults.ts'
import { lastCheckOf } from '../../platform/last-check.ts'
import type { S3Place } from '../../platform/settings/storage-url.ts'
import { createFileStorage, draftsName } from '../../platform/storage/file-storage.ts'
import { createS3Storage } from '../../platform/storage/s3/s3-storage.ts'
import { sync } from '../../platform/storage/sync.ts'
import { version } from '../../platform/version.ts'
import { listNeededKeys } from '../media/media.service.ts'
import { type Contents, databaseName, mediaName, pack, storedName, unpack } from './archive.ts'
import { lastBackupOf } from './last-backup.ts'
import { findMissing } from './missing-files.ts'
import { ensureDatabase, inWorkFolder, isThere } from './work-folder.ts'

export type Backup = {
  /** Size of all that is in it, and how many photos and videos there are. */
  readonly bytes: number
  readonly files: number
  /** Whether those are in a store and only named here. */
  readonly areStored: boolean
  /** Photos and videos that records speak of and that are not there. */
  readonly missing: readonly string[]
}

/**
 * Copies an installation into one file while it goes on being used: the database of one moment, and everything that
 * it needs; where photos and videos are in a store, their keys, since a store keeps copies of its own. The file counts
 * as made when all of it was read back. Throws where there is no database, where it is damaged, or where the file is
 * there already; no half-made file is left behind under that name.
 */
export async function backUp(
  dataDir: string,
  target: string,
  clock: Clock,
  store: S3Place | null = null,
): Promise<Backup> {
  const file = resolve(target)
  if (await isThere(file)) throw new Error(`${target} is there already: choose another name`)
  await ensureDatabase(dataDir)
  return inWorkFolder(dataDir, 'backup', async (folder) => {
    const copy = join(folder, 'copy')
    const { missing, stored } = await noteDamage(dataDir, clock, () =>
      store ? gatherKeys(dataDir, copy, store) : gatherFiles(dataDir, copy),
    )
    const draft = `${file}.part`
    const madeAt = isoNow(clock)
    const origin = { madeBy: version, madeAt }
    const { files } = await pack(copy, draft, origin)
    await readBack(draft, join(folder, 'read-back'))
    await sync(draft)
    await rename(draft, file)
    await sync(dirname(file))
    await lastBackupOf(dataDir).note({ madeAt, bytes: (await stat(file)).size })
    return {
      bytes: sum(files),
      files: store ? stored : files.length - 1,
      areStored: store !== null,
      missing,
    }
  })
}

/** What keeps a database from being copied, a sentence each. */
class DamagedError extends Error {
  readonly flaws: string[]

  constructor(flaws: string[]) {
    super(`The database is damaged, so it was not copied: ${flaws.join('; ')}`)
    this.flaws = flaws
  }
}

/** Has the server hear of damage that was found on the way. */
async function noteDamage<T>(dataDir: string, clock: Clock, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DamagedError)
      await lastCheckOf(dataDir).note({ checkedAt: isoNow(clock), flaws: error.flaws })
    throw error
  }
}

/** What a copy needs and lacks, and how many photos and videos a store holds of it. */
type Gathered = { readonly missing: string[]; readonly stored: number }

/**
 * Gathers the database and the media of one moment in a folder. Files go only after their records, so what is there
 * before the database is copied and what has come by the time that it was hold all that it needs.
 */
async function gatherFiles(dataDir: string, folder: string): Promise<Gathered> {
  const media = join(folder, mediaName)
  await mkdir(media, { recursive: true })
  await linkAll(join(dataDir, mediaName), media)
  await copySound(dataDir, folder)
  await linkAll(join(dataDir, mediaName), media)
  return { missing: await onCopy(folder, (db) => findMissing(db, createFileStorage(media))), stored: 0 }
}

/** Gathers the database, and the keys of what it needs. A file goes only after its record, so the keys come after it. */
async function gatherKeys(dataDir: string, folder: string, store: S3Place): Promise<Gathered> {
  await mkdir(folder)
  await copySound(dataDir, folder)
  const storage = createS3Storage(store)
  return onCopy(folder, async (db) => {
    const missing = await findMissing(db, storage)
    let needed = 0
    const lines = async function* (): AsyncIterable<string> {
      for await (const key of listNeededKeys(db)) {
        needed += 1
        yield `${key}\n`
      }
    }
    await writeFile(join(folder, storedName), lines())
    return { missing, stored: needed - missing.length }
  })
}

/** Copies the database as it is at one moment. Throws where it is damaged. */
async function copySound(dataDir: string, folder: string): Promise<void> {
  const { db } = await openDatabase({ databaseUrl: null, dataDir })
  try {
    await copyDatabase(db, join(folder, databaseName)).catch((error: unknown) => {
      throw isDamage(error) ? new DamagedError([(error as Error).message]) : error
    })
  } finally {
    await db.destroy()
  }
  const flaws = checkIntegrity(join(folder, databaseName))
  if (flaws.length > 0) throw new DamagedError(flaws)
}

async function onCopy<T>(folder: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db } = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Gives every file a second name in another folder, or a copy where the disk knows no second names. */
async function linkAll(from: string, to: string): Promise<void> {
  if (!(await isThere(from))) return
  for await (const entry of await opendir(from, { recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(from, path)
    if (!entry.isFile() || name.startsWith(draftsName)) continue
    const place = join(to, name)
    await mkdir(dirname(place), { recursive: true })
    await linkOne(path, place)
  }
}

async function linkOne(path: string, place: string): Promise<void> {
  try {
    await link(path, place)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // It was there the first time, or has gone since.
    if (code === 'EEXIST' || code === 'ENOENT') return
    await copyFile(path, place)
  }
}

async function readBack(file: string, folder: string): Promise<Contents> {
  await mkdir(folder)
  return unpack(file, folder)
}

const sum = (files: Contents['files']): number => files.reduce((total, { bytes }) => total + bytes, 0)

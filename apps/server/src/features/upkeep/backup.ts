import { copyFile, link, mkdir, opendir, rename } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { copyDatabase, findFlaws } from '../../platform/database/soundness.ts'
import { sync } from '../../platform/storage/sync.ts'
import { version } from '../../platform/version.ts'
import { type Contents, databaseName, mediaName, pack, unpack } from './archive.ts'
import { findMissing } from './missing-files.ts'
import { ensureDatabase, inWorkFolder, isThere } from './work-folder.ts'

/** Where uploads under way lie; they belong to no record yet. */
const draftsName = 'drafts'

export type Backup = {
  /** Size of all that is in it, and how many photos and videos there are. */
  readonly bytes: number
  readonly files: number
  /** Photos and videos that records speak of and that are not there. */
  readonly missing: readonly string[]
}

/**
 * Copies an installation into one file while it goes on being used: the database of one moment, and everything that
 * it needs. The file counts as made when all of it was read back. Throws where there is no database, where it is
 * damaged, or where the file is there already; no half-made file is left behind under that name.
 */
export async function backUp(dataDir: string, target: string, clock: Clock): Promise<Backup> {
  const file = resolve(target)
  if (await isThere(file)) throw new Error(`${target} is there already: choose another name`)
  await ensureDatabase(dataDir)
  return inWorkFolder(dataDir, 'backup', async (folder) => {
    const copy = join(folder, 'copy')
    const missing = await gather(dataDir, copy)
    const draft = `${file}.part`
    const origin = { madeBy: version, madeAt: clock.now().toISOString() }
    const { files } = await pack(copy, draft, origin)
    await readBack(draft, join(folder, 'read-back'))
    await sync(draft)
    await rename(draft, file)
    await sync(dirname(file))
    return { bytes: sum(files), files: files.length - 1, missing }
  })
}

/**
 * Gathers the database and the media of one moment in a folder. Files go only after their records, so what is there
 * before the database is copied and what has come by the time that it was hold all that it needs.
 */
async function gather(dataDir: string, folder: string): Promise<string[]> {
  const media = join(folder, mediaName)
  await mkdir(media, { recursive: true })
  await linkAll(join(dataDir, mediaName), media)
  const { db } = await openDatabase({ databaseUrl: null, dataDir })
  try {
    await copyDatabase(db, join(folder, databaseName))
  } finally {
    await db.destroy()
  }
  await linkAll(join(dataDir, mediaName), media)
  return examine(folder, media)
}

/** Looks the copied database through. Throws where it is damaged; answers the files that it needs and lacks. */
async function examine(folder: string, media: string): Promise<string[]> {
  const { db } = await openDatabase({ databaseUrl: null, dataDir: folder })
  try {
    const flaws = await findFlaws(db)
    if (flaws.length > 0)
      throw new Error(`The database is damaged, so it was not copied: ${flaws.join('; ')}`)
    return await findMissing(db, media)
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

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { seedDemo } from '../../../../../../demo/seed.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { createFileStorage } from '../../../platform/storage/file-storage.ts'
import { createS3Storage } from '../../../platform/storage/s3/s3-storage.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { createPlace } from '../../../testing/both-databases.ts'
import { readAlike } from '../../../testing/both-wholes.ts'
import { makeLargeInstallation } from '../../../testing/large-installation.ts'
import { createBucket, storageUrlOf } from '../../../testing/s3/test-bucket.ts'
import { makeScratch } from '../../../testing/scratch.ts'
import { startApp } from '../../../testing/test-app.ts'

const entry = join(import.meta.dirname, '../../../testing/transfer-process.ts')

type Ended = { tables: Record<string, number>; media: { files: number; bytes: number }; megabytes: number }

/** Runs a transfer as a process of its own; with `killAt` until it says so, then it is killed. Answers what it said last. */
async function run(args: readonly string[], killAt?: RegExp): Promise<string> {
  const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let last = ''
  for await (const line of createInterface({ input: child.stdout })) {
    last = line
    if (killAt?.test(line)) child.kill('SIGKILL')
  }
  await ended
  expect(child.signalCode, last).toBe(killAt ? 'SIGKILL' : null)
  return last
}

async function makeFolder(): Promise<string> {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Each file of a storage by its key, with the hash of its bytes. */
async function hashFiles(storage: Storage): Promise<string[]> {
  const lines: string[] = []
  for await (const { key } of storage.list()) {
    const hash = createHash('sha256')
    for await (const chunk of await storage.read(key)) hash.update(chunk)
    lines.push(`${key} ${hash.digest('hex')}`)
  }
  return lines.sort()
}

async function readRecords(databaseUrl: string | null, dataDir: string): Promise<string[]> {
  const { db } = await openDatabase({ databaseUrl, dataDir })
  const records = await readAlike(db)
  await db.destroy()
  return records
}

/** Where files go, and how the process that brings them is told of it. */
type Target = { readonly storage: Storage; readonly address: string }

async function makeFolderTarget(): Promise<Target> {
  const address = await makeFolder()
  return { address, storage: createFileStorage(address) }
}

async function makeStoreTarget(context: TestContext): Promise<Target> {
  const place = await createBucket(context)
  return { storage: createS3Storage(place), address: storageUrlOf(place) }
}

/** Kills a transfer at each of the given words, lets it come to its end, and compares every record and every byte. */
async function transferAmidKills(dataDir: string, target: Target, kills: readonly RegExp[]) {
  const place = await createPlace('postgres', { empty: true })
  onTestFinished(place.remove)
  const args = [dataDir, place.databaseUrl ?? '', target.address]
  const start = performance.now()
  for (const kill of kills) await run(args, kill)
  const ended = JSON.parse(await run(args)) as Ended
  const seconds = (performance.now() - start) / 1000
  const here = await readRecords(null, dataDir)
  const there = await readRecords(place.databaseUrl, dataDir)
  expect(there.length).toBe(here.length)
  // Compared one by one: a difference of lists as long as these would take minutes to print.
  expect(there.filter((line, at) => line !== here[at])).toEqual([])
  const files = await hashFiles(createFileStorage(join(dataDir, 'media')))
  expect(await hashFiles(target.storage)).toEqual(files)
  expect(ended.media.files).toBe(files.length)
  return { ...ended, records: here.length, seconds }
}

/** A keeper with many animals and photographs, each with its small form. */
async function transferLarge(
  target: Target,
  size: { readonly animals: number; readonly photos: number },
): Promise<void> {
  const dataDir = await makeFolder()
  await makeLargeInstallation(dataDir, size)
  const { animals, photos } = size
  const { tables, media, megabytes, records, seconds } = await transferAmidKills(dataDir, target, [
    new RegExp(`^copying animal ${animals / 2}$`),
    new RegExp(`^copying animalRecord ${animals * 2}$`),
    new RegExp(`^copying photos and videos ${photos / 2}$`),
    /^comparing /,
  ])
  console.log(
    `${records} records and ${media.files} files with ${Math.round(media.bytes / 1e6)} MB in ${seconds.toFixed(1)} s, killed four times; ${megabytes} MB of memory at most`,
  )
  expect(tables).toMatchObject({ animal: animals, animalRecord: 3 * animals, media: photos })
  // One file at a time for each of those on their way, and some hundreds of rows: not the 40,000 records.
  expect(megabytes).toBeLessThan(300)
}

const bound = { timeout: 900_000 }

test(
  '10,000 animals with 2,000 photographs are transferred amid four kills, every record and every byte the same',
  bound,
  async () => {
    await transferLarge(await makeFolderTarget(), { animals: 10_000, photos: 2000 })
  },
)

// The store of the tests takes a quarter of a second for each photograph, so there are fewer of them.
test(
  'photographs are transferred to a real store that speaks S3 amid four kills, every byte the same',
  bound,
  async (context) => {
    await transferLarge(await makeStoreTarget(context), { animals: 2000, photos: 160 })
  },
)

test('the demo keeper’s collection is transferred amid a kill, every record and every byte the same', async () => {
  const { app, place } = await startApp('sqlite', { ownDatabase: true })
  expect(await seedDemo(app)).toBe(true)
  await app.close()
  const { tables } = await transferAmidKills(place.dataDir, await makeFolderTarget(), [
    /^copying animal \d+$/,
  ])
  expect(tables).toMatchObject({ keeper: 1, animal: 60 })
})

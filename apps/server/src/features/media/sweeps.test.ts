import { randomUUID } from 'node:crypto'
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type KyselyPlugin, SelectQueryNode } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createFileStorage } from '../../platform/storage/file-storage.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { makeScratch } from '../../testing/scratch.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { createMediaSweeps } from './sweeps.ts'

/** Counts the questions to a database. */
function createCounter(): KyselyPlugin & { count: number } {
  return {
    count: 0,
    transformQuery({ node }) {
      if (SelectQueryNode.is(node)) this.count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
}

const inAWeek = new Date(Date.now() + 7 * 86_400_000)

/** Files in a folder, as the product keeps them, and sweeps a week from now. */
async function createFiles({ db, transact }: TestDatabase) {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const counter = createCounter()
  const storage = createFileStorage(folder)
  const sweeps = createMediaSweeps({
    db: db.withPlugin(counter),
    transact,
    storage,
    clock: createTestClock(inAWeek.toISOString()),
    draftFolder: join(folder, 'drafts'),
    removeAll: async () => {},
  })
  const put = async (key: string): Promise<string> => {
    const path = join(folder, key)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, '')
    return path
  }
  const list = async (): Promise<string[]> =>
    (await Array.fromAsync(storage.list())).map(({ key }) => key).sort()
  return { put, list, counter, sweeps }
}

/** Records of media of one keeper; answers their names. */
async function addMedia({ db, keeperId }: TestDatabase, count: number): Promise<string[]> {
  const names = Array.from({ length: count }, () => randomUUID())
  const same = { keeperId, kind: 'image' as const, contentType: 'image/jpeg', width: 1, height: 1, bytes: 1 }
  const media = names.map((storageKey) => ({
    ...{ ...same, storageKey, sha256: storageKey, uses: 1, arrivals: 1 },
    createdAt: '2026-01-01T00:00:00.000Z',
  }))
  await db.insertInto('media').values(media).execute()
  return names
}

onBothDatabases('the sweep of stray files', (dialect) => {
  test('asks about hundreds of files at once, and removes those without a record and no others', async () => {
    const database = await openTestDatabase(dialect)
    const { put, list, counter, sweeps } = await createFiles(database)
    const { keeperId } = database
    const names = await addMedia(database, 400)
    const staying = names.flatMap((name) => [`${keeperId}/${name}.jpg`, `${keeperId}/${name}-thumb.jpg`])
    staying.push('letters/0001.txt')
    const young = `${keeperId}/${randomUUID()}.jpg`
    for (const key of staying) await put(key)
    await utimes(await put(young), inAWeek, inAWeek)
    for (let other = 1; other <= 300; other += 1) await put(`${keeperId + other}/${randomUUID()}.jpg`)
    // A name is its keeper's alone.
    await put(`${keeperId + 1}/${names[0]}.jpg`)
    await put(`${keeperId}/${randomUUID()}-thumb.jpg`)
    await sweeps.sweepFiles()
    expect(await list()).toEqual([...staying, young].sort())
    expect(counter.count).toBe(3)
  })

  test('is done by one of all servers', async () => {
    const database = await openTestDatabase(dialect)
    const { put, counter, sweeps } = await createFiles(database)
    await put(`1/${randomUUID()}.jpg`)
    await Promise.all(Array.from({ length: 5 }, () => sweeps.sweepFiles()))
    expect(counter.count).toBe(1)
  })
})

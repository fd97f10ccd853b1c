import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { columnTypes } from '../../../platform/database/column-types.ts'
import { lockDataDir } from '../../../platform/database/data-dir-lock.ts'
import { type Db, openDatabase } from '../../../platform/database/database.ts'
import { migrate } from '../../../platform/database/migrate.ts'
import { createFileStorage } from '../../../platform/storage/file-storage.ts'
import { createS3Storage } from '../../../platform/storage/s3/s3-storage.ts'
import { createPlace } from '../../../testing/both-databases.ts'
import { readAlike } from '../../../testing/both-wholes.ts'
import { fillEmptyTables } from '../../../testing/every-table.ts'
import { inFullOnly } from '../../../testing/full.ts'
import { createProject } from '../../../testing/pair.ts'
import { dataUrl, grainyJpeg } from '../../../testing/pictures.ts'
import { createBucket } from '../../../testing/s3/test-bucket.ts'
import { makeScratch } from '../../../testing/scratch.ts'
import { startApp } from '../../../testing/test-app.ts'
import { makeToken } from '../../../testing/tokens.ts'
import { listTables } from './tables.repository.ts'
import { type TransferOrder, transfer } from './transfer.ts'

async function makeFolder(): Promise<string> {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(databaseUrl: string | null, dataDir: string): Promise<Db> {
  const { db } = await openDatabase({ databaseUrl, dataDir })
  onTestFinished(() => db.destroy())
  return db
}

/** An installation with a row in every table, and with photos. Nobody serves it. */
async function makeOriginal(): Promise<string> {
  const running = await startApp('sqlite', { ownDatabase: true })
  const keeper = await running.keeper()
  const photos = await Promise.all(
    [60, 61, 62].map(async (width) => dataUrl(await grainyJpeg({ width, height: 40 }))),
  )
  const { maleId, id } = await createProject(keeper, { male: { photos } })
  // A parent whose number is larger than the child's, and an animal that is gone, whose number is not given again.
  const young = { name: 'Ash', species: 'Python regius', weight: 0.1, isHoldback: true }
  const { id: parentId } = (await keeper.post('/api/animals', { ...young, sex: 'Male' })).json()
  await keeper.patch(`/api/animals/${maleId}`, { fatherId: parentId })
  const { id: goneId } = (await keeper.post('/api/animals', young)).json()
  await keeper.remove(`/api/animals/${goneId}`)
  await keeper.post('/api/eggs/clutch', { layDate: '2026-06-01', breedingProjectId: id, count: 1 })
  await keeper.post('/api/events', { title: 'Feed', startDate: '2026-06-15', reminder: true })
  await keeper.post(`/api/reptiles/${maleId}/ancestors`, { relation: 'grandmother', name: 'Old' })
  const { id: followingId } = (await (await running.keeper()).get('/api/user')).json()
  const { id: followerId } = (await keeper.get('/api/user')).json()
  await running.app.db.insertInto('follow').values({ followerId, followingId, createdAt: '' }).execute()
  await makeToken(keeper)
  await fillEmptyTables(running.app.db)
  await running.app.close()
  const copy = await makeScratch('test')
  await cp(running.place.dataDir, copy, { recursive: true })
  return copy
}

let original: Promise<string> | undefined

afterAll(async () => {
  if (original) await rm(await original, { recursive: true, force: true })
})

/** A copy of it for one test; its steps were gone through at a time of its own, as those of each installation were. */
async function makeSource(): Promise<{ dataDir: string; db: Db }> {
  original ??= makeOriginal()
  const dataDir = await makeFolder()
  await cp(await original, dataDir, { recursive: true })
  const db = await open(null, dataDir)
  await sql`update kysely_migration set timestamp = ${dataDir}`.execute(db)
  return { dataDir, db }
}

type Target = { databaseUrl: string; storage: TransferOrder['storage']; mediaFolder: string }

async function makeTarget(): Promise<Target> {
  const place = await createPlace('postgres')
  onTestFinished(place.remove)
  const mediaFolder = await makeFolder()
  return { databaseUrl: place.databaseUrl ?? '', storage: createFileStorage(mediaFolder), mediaFolder }
}

const quiet = (): void => {}

/** Every file of a folder with its bytes, but for what is still on its way. */
async function readFiles(folder: string): Promise<[string, string][]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const files = await Promise.all(
    paths.map(
      async (path): Promise<[string, string]> => [
        path.slice(folder.length),
        (await readFile(path)).toString('base64'),
      ],
    ),
  )
  return files.filter(([name]) => !name.startsWith('/drafts')).sort()
}

test('every row of every table and every byte of media is transferred, with the numbers they had', async () => {
  const { dataDir, db } = await makeSource()
  const { mediaFolder, ...target } = await makeTarget()
  const before = await readAlike(db)
  const counts = new Map((await db.introspection.getTables()).map(({ name }) => [name, 0]))
  // It says where the database lies.
  counts.delete('installation')
  for (const line of before) counts.set(line.split(' ')[0] ?? '', 1)
  // What follows shows something of a table only if it holds something.
  expect([...counts].filter(([, count]) => count === 0)).toEqual([])

  const { tables, media, wasThere } = await transfer({ dataDir, ...target, report: quiet })
  expect(wasThere).toBe(false)
  expect(Object.keys(tables).sort()).toEqual([...counts.keys()].sort())
  expect(Object.values(tables).reduce((sum, rows) => sum + rows, 0)).toBe(before.length)
  expect(media).toMatchObject({ media: 3, files: 6, missing: [] })
  const there = await open(target.databaseUrl, dataDir)
  expect(await readAlike(there)).toEqual(before)
  expect(await readAlike(db)).toEqual(before)
  expect(await readFiles(mediaFolder)).toEqual(await readFiles(join(dataDir, 'media')))

  // References are back, and numbers go on after the largest that was ever given.
  await expect(sql`update animal set "fatherId" = 999 where id = 1`.execute(there)).rejects.toThrow(
    'animalFather',
  )
  const last = await sql<{ seq: number }>`select seq from sqlite_sequence where name = 'animal'`.execute(db)
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('animal', 'id')) as id`.execute(there)
  expect(rows[0]?.id).toBe((last.rows[0]?.seq ?? 0) + 1)
  const again = await transfer({ dataDir, ...target, report: quiet })
  expect([again.wasThere, again.tables]).toEqual([true, tables])
})

test(
  'a transfer that is broken off anywhere keeps the target from being served, and goes on where it was',
  inFullOnly,
  async () => {
    const { dataDir, db } = await makeSource()
    const { mediaFolder, ...target } = await makeTarget()
    const before = await readAlike(db)
    const there = await open(target.databaseUrl, dataDir)
    for (let steps = 1; ; steps += 9) {
      let heard = 0
      const report = (): void => {
        heard += 1
        if (heard === steps) throw new Error('broken off')
      }
      const outcome = await transfer({ dataDir, ...target, report }).catch((error: Error) => error.message)
      if (typeof outcome !== 'string') {
        expect(outcome.media).toMatchObject({ files: 6, missing: [] })
        break
      }
      expect(outcome).toBe('broken off')
      await expect(migrate({ db: there, dialect: 'postgres' })).rejects.toThrow('run the transfer again')
    }
    expect(await readAlike(there)).toEqual(before)
    expect(await readFiles(mediaFolder)).toEqual(await readFiles(join(dataDir, 'media')))
    await migrate({ db: there, dialect: 'postgres' })
  },
)

test('a target that holds anything else is refused and stays as it is', inFullOnly, async () => {
  const { dataDir } = await makeSource()
  const other = await makeSource()
  const target = await makeTarget()
  const { storage, databaseUrl } = target
  const bring = (order: Partial<TransferOrder>) =>
    transfer({ dataDir, databaseUrl, storage, report: quiet, ...order })

  await storage?.put('1/old.jpg', new Uint8Array([1]))
  await expect(bring({})).rejects.toThrow('holds something already (1/old.jpg)')
  await storage?.remove('1/old.jpg')
  // Broken off at once: the target belongs to the other one from now on.
  const breakOff = (): never => {
    throw new Error('broken off')
  }
  await expect(bring({ dataDir: other.dataDir, report: breakOff })).rejects.toThrow('broken off')
  await expect(bring({})).rejects.toThrow('holds part of another installation')
  await bring({ dataDir: other.dataDir })
  const there = await open(databaseUrl, dataDir)
  await sql`update animal set name = 'Changed' where id = 1`.execute(there)
  const before = await readAlike(there)
  await expect(bring({ dataDir: other.dataDir })).rejects.toThrow('animal is not the same in the target')
  await sql`delete from attempt`.execute(there)
  await expect(bring({ dataDir: other.dataDir })).rejects.toThrow('holds records already')
  expect((await readAlike(there)).length).toBe(before.length - 1)
  const strange = await createPlace('postgres', { empty: true })
  onTestFinished(strange.remove)
  const foreign = await open(strange.databaseUrl, dataDir)
  await sql`create table stock (id bigint)`.execute(foreign)
  await expect(bring({ databaseUrl: strange.databaseUrl ?? '' })).rejects.toThrow('other tables')
  expect((await foreign.introspection.getTables()).map(({ name }) => name)).toEqual(['stock'])
  await foreign.destroy()
})

test('a source that is served, damaged, of another version or none at all is refused, and one that lacks photos is told', async () => {
  const { dataDir, db } = await makeSource()
  const target = await makeTarget()
  const bring = (from = dataDir) => transfer({ ...target, dataDir: from, report: quiet })
  const release = lockDataDir(dataDir)
  await expect(bring()).rejects.toThrow('stop it, then transfer')
  release?.()
  const empty = await makeFolder()
  await expect(bring(empty)).rejects.toThrow('There is no database')
  const damaged = await makeFolder()
  await writeFile(join(damaged, 'clutchbook.db'), 'not a database at all')
  await expect(bring(damaged)).rejects.toThrow()
  const steps = sql.table('kysely_migration')
  await sql`insert into ${steps} values ('9999-later', '')`.execute(db)
  await expect(bring()).rejects.toThrow('of a newer version')
  await sql`delete from ${steps} where name = '9999-later'`.execute(db)
  const { rows } = await sql<{ name: string; timestamp: string }>`
    delete from ${steps} where name = (select max(name) from ${steps}) returning name, timestamp`.execute(db)
  await expect(bring()).rejects.toThrow('The source is of an older version')
  await sql`insert into ${steps} values (${rows[0]?.name}, ${rows[0]?.timestamp})`.execute(db)
  const there = await open(target.databaseUrl, dataDir)
  expect(await readAlike(there)).toEqual([])
  const [lost] = await readFiles(join(dataDir, 'media'))
  await rm(join(dataDir, 'media', lost?.[0] ?? ''))
  expect((await bring()).media).toMatchObject({ files: 5, missing: [lost?.[0].slice(1)] })
})

test('photos go to a store that speaks S3 as they go to a folder', async (context) => {
  const storage = createS3Storage(await createBucket(context))
  const { dataDir } = await makeSource()
  const { databaseUrl } = await makeTarget()
  const { media } = await transfer({ dataDir, databaseUrl, storage, report: quiet })
  expect(media).toMatchObject({ files: 6, missing: [] })
  for (const [name, bytes] of await readFiles(join(dataDir, 'media')))
    expect((await buffer(await storage.read(name.slice(1)))).toString('base64'), name).toBe(bytes)
  expect((await transfer({ dataDir, databaseUrl, storage, report: quiet })).wasThere).toBe(true)
})

test('a column of a kind that nobody has taught the transfer is refused rather than guessed', async () => {
  const source = await makeFolder()
  await mkdir(source, { recursive: true })
  const here = await open(null, source)
  const place = await createPlace('postgres', { empty: true })
  const there = (await openDatabase(place)).db
  const columns = (db: Db, dialect: 'sqlite' | 'postgres') => {
    const { dialect: _, ...kinds } = columnTypes(dialect)
    let table = db.schema.createTable('sample').addColumn('id', 'integer', (column) => column.primaryKey())
    if (dialect === 'postgres') table = db.schema.createTable('sample').addColumn('id', 'bigint')
    for (const [kind, type] of Object.entries(kinds)) table = table.addColumn(kind, type) as typeof table
    return table.execute()
  }
  await columns(here, 'sqlite')
  await columns(there, 'postgres')
  expect(await listTables(here, there)).toMatchObject([{ name: 'sample', flags: new Set(['flag']) }])
  await sql`alter table sample add column bytes blob`.execute(here)
  await sql`alter table sample add column bytes bytea`.execute(there)
  await expect(listTables(here, there)).rejects.toThrow('sample.bytes is of a kind')
  await there.destroy()
  await place.remove()
})

import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { create, extract } from 'tar'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { lockDataDir } from '../../platform/database/data-dir-lock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { damage } from '../../testing/damage.ts'
import { inFullOnly } from '../../testing/full.ts'
import { dataUrl, grainyJpeg, plainJpeg } from '../../testing/pictures.ts'
import { createBucket, storageUrlOf } from '../../testing/s3/test-bucket.ts'
import { makeScratch } from '../../testing/scratch.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { readWholeDatabase, withoutVersions } from '../../testing/whole-database.ts'
import { backUp } from './backup.ts'
import { findFaults } from './check.ts'
import { restore } from './restore.ts'

async function makeFolder(): Promise<string> {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An installation with two keepers' animals, one with photos. */
async function startFilled(): Promise<TestApp & { photo: string }> {
  const app = await startApp('sqlite', { ownDatabase: true })
  const keeper = await app.keeper()
  const photos = [dataUrl(await plainJpeg({ width: 400, height: 300 }))]
  const { text, json } = await keeper.post('/api/animals', {
    species: 'Python regius',
    name: 'Ember',
    photos,
  })
  const photo: string = json().photos[0]
  expect(photo, text).toBeTruthy()
  await (await app.keeper()).post('/api/animals', { species: 'Boa constrictor', name: 'Rook' })
  return { ...app, photo }
}

/** Every record, and every file with its bytes, of an installation that nobody serves. */
async function readAll(dataDir: string) {
  const { db } = await openDatabase({ databaseUrl: null, dataDir })
  const records = await readWholeDatabase(db)
  await db.destroy()
  const names = (await readdir(join(dataDir, 'media'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
  const files = await Promise.all(
    names.map(async (name) => [name.slice(dataDir.length), (await readFile(name)).toString('base64')]),
  )
  return { records, files }
}

test('R10 a backup puts back every record and every photo, also over another database and its side files', async () => {
  const { app, place } = await startFilled()
  const file = join(await makeFolder(), 'monday.tar')
  expect(await backUp(place.dataDir, file, systemClock)).toMatchObject({ files: 2, missing: [] })
  const records = await readWholeDatabase(app.db)
  const target = await makeFolder()
  await mkdir(join(target, 'media/9'), { recursive: true })
  for (const name of ['clutchbook.db', 'clutchbook.db-wal', 'clutchbook.db-shm', 'media/9/old.jpg'])
    await writeFile(join(target, name), `what was there before: ${name}`)
  const { replaced, files } = await restore(target, file, systemClock)
  expect(files).toBe(2)
  const now = await readAll(target)
  expect(withoutVersions(now.records)).toBe(withoutVersions(records))
  expect(now.files).toEqual((await readAll(place.dataDir)).files)
  expect(await readFile(join(replaced ?? '', 'media/9/old.jpg'), 'utf8')).toContain('media/9/old.jpg')
  expect((await readdir(replaced ?? '')).sort()).toEqual([
    'clutchbook.db',
    'clutchbook.db-shm',
    'clutchbook.db-wal',
    'media',
  ])
  expect((await readdir(target)).filter((name) => name.startsWith('restore-'))).toEqual([])
})

test('R09 each backup that is made while keepers write is of one moment, with all that it needs', async () => {
  const app = await startApp('sqlite', { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
  const folder = await makeFolder()
  let writing = true
  let kept = 0
  const write = async (seed: number): Promise<void> => {
    const keeper = await app.keeper()
    for (let turn = 0; writing; turn += 1) {
      const photos = [dataUrl(await grainyJpeg({ width: 64 + ((seed * 31 + turn) % 200), height: 64 }))]
      const { json } = await keeper.post('/api/animals', { species: 'Python regius', name: 'Ember', photos })
      kept += 1
      if (turn % 3 !== 2) continue
      await keeper.remove(`/api/animals/${json().id}`)
      kept -= 1
    }
  }
  const writers = [write(1), write(2), write(3)]
  // A test that fails must let the writers end before the server does.
  onTestFinished(() => {
    writing = false
    return Promise.allSettled(writers).then(() => undefined)
  })
  const counts: number[] = []
  for (let round = 0; round < 2; round += 1) {
    // Each writer may have removed one more than it has been told.
    await expect.poll(() => kept).toBeGreaterThan((counts[0] ?? 0) + writers.length)
    const file = join(folder, `${round}.tar`)
    expect((await backUp(app.place.dataDir, file, systemClock)).missing).toEqual([])
    const target = await makeFolder()
    await restore(target, file, systemClock)
    expect(await findFaults({ databaseUrl: null, store: null, dataDir: target }, systemClock)).toEqual([])
    const database = new DatabaseSync(join(target, 'clutchbook.db'))
    const { stored, counted } = database
      .prepare(
        'select (select count(*) from animal) as stored, (select sum(animals) from keeperState) as counted',
      )
      .get() as { stored: number; counted: number }
    database.close()
    expect(counted).toBe(stored)
    counts.push(stored)
  }
  expect(counts.at(-1)).toBeGreaterThan(counts[0] ?? 0)
})

test('a backup does not write over a file, and says where there is nothing to copy', async () => {
  const { place } = await startFilled()
  const folder = await makeFolder()
  const file = join(folder, 'monday.tar')
  await writeFile(file, 'last week')
  await expect(backUp(place.dataDir, file, systemClock)).rejects.toThrow('is there already')
  expect(await readFile(file, 'utf8')).toBe('last week')
  await expect(backUp(folder, join(folder, 'new.tar'), systemClock)).rejects.toThrow('There is no database')
  await expect(findFaults({ databaseUrl: null, store: null, dataDir: folder }, systemClock)).rejects.toThrow(
    'There is no database',
  )
  expect(await readdir(folder)).toEqual(['monday.tar'])
})

test('a photo that is lost is told by a backup and by a check, and the rest is saved', async () => {
  const { app, place, photo } = await startFilled()
  const { dataDir } = place
  expect(await findFaults({ ...place, store: null }, systemClock)).toEqual([])
  const [medium] = await app.db.selectFrom('media').select(['keeperId', 'storageKey']).execute()
  const key = `${medium?.keeperId}/${medium?.storageKey}.jpg`
  await rm(join(dataDir, 'media', key))
  expect(photo).toContain('/')
  expect(await findFaults({ ...place, store: null }, systemClock)).toEqual([
    `A photo or video is missing: ${key}`,
  ])
  const { missing } = await backUp(dataDir, join(await makeFolder(), 'a.tar'), systemClock)
  expect(missing).toEqual([key])
})

test('a check looks for photos in the store where they are kept there', inFullOnly, async (context) => {
  const bucket = await createBucket(context)
  const {
    keeper: newKeeper,
    app,
    place,
  } = await startApp('sqlite', {
    env: { STORAGE_URL: storageUrlOf(bucket) },
  })
  const photos = [dataUrl(await plainJpeg({ width: 400, height: 300 }))]
  await (await newKeeper()).post('/api/animals', { species: 'Python regius', name: 'Ember', photos })
  expect(await findFaults({ ...place, store: bucket }, systemClock)).toEqual([])
  for await (const { key } of app.storage.list()) await app.storage.remove(key)
  expect(await findFaults({ ...place, store: bucket }, systemClock)).toHaveLength(2)
})

test('R10 with photos in a store a backup holds the records and names the photos, and is put back where they are', async (context) => {
  const bucket = await createBucket(context)
  const app = await startApp('sqlite', { env: { STORAGE_URL: storageUrlOf(bucket) } })
  const photos = [dataUrl(await plainJpeg({ width: 400, height: 300 }))]
  await (await app.keeper()).post('/api/animals', { species: 'Python regius', name: 'Ember', photos })
  const records = await readWholeDatabase(app.app.db)
  const keys: string[] = []
  for await (const { key } of app.app.storage.list()) keys.push(key)
  const file = join(await makeFolder(), 'monday.tar')
  const made = await backUp(app.place.dataDir, file, systemClock, bucket)
  expect(made).toMatchObject({ files: 2, areStored: true, missing: [] })
  const unpacked = await makeFolder()
  await extract({ file, cwd: unpacked })
  expect((await readFile(join(unpacked, 'stored.txt'), 'utf8')).trim().split('\n').sort()).toEqual(
    keys.sort(),
  )

  const target = await makeFolder()
  await expect(restore(target, file, systemClock)).rejects.toThrow('set STORAGE_URL')
  expect(await readdir(target)).toEqual(['serving.lock'])
  expect(await restore(target, file, systemClock, bucket)).toMatchObject({ areStored: true, missing: [] })
  expect(withoutVersions((await readAll(target)).records)).toBe(withoutVersions(records))
  await app.app.storage.remove(keys[0] ?? '')
  const place = { ...app.place, store: bucket }
  expect(await findFaults({ ...place, dataDir: target }, systemClock)).toHaveLength(1)
  const again = join(await makeFolder(), 'tuesday.tar')
  expect((await backUp(target, again, systemClock, bucket)).missing).toEqual([keys[0]])
  expect((await restore(target, again, systemClock, bucket)).missing).toEqual([keys[0]])
})

test('a backup that holds its photos is not restored where a store is to have them', async () => {
  const { place } = await startFilled()
  const file = join(await makeFolder(), 'a.tar')
  await backUp(place.dataDir, file, systemClock)
  const store = { origin: 'http://192.0.2.1', bucket: 'b', region: 'r', keyId: 'k', secret: 's' }
  const target = await makeFolder()
  await expect(restore(target, file, systemClock, store)).rejects.toThrow('without STORAGE_URL')
  expect(await readdir(target)).toEqual(['serving.lock'])
})

/** The place of a table's first page. Damage to an index is mended by the copy, which makes its indexes anew. */
function findPage(path: string, table: string): number {
  const database = new DatabaseSync(path)
  const row = database.prepare('select rootpage from sqlite_schema where name = ?').get(table)
  database.close()
  return Number(row?.rootpage) - 1
}

test('a damaged database is told by a check and is not backed up', async () => {
  const { place } = await startFilled()
  const source = join(await makeFolder(), 'a.tar')
  await backUp(place.dataDir, source, systemClock)
  const target = await makeFolder()
  await restore(target, source, systemClock)
  const path = join(target, 'clutchbook.db')
  await damage(path, findPage(path, 'keeper') * 4096, 1024)
  expect((await findFaults({ databaseUrl: null, store: null, dataDir: target }, systemClock))[0]).toMatch(
    /^The database is damaged: /,
  )
  const file = join(target, 'b.tar')
  await expect(backUp(target, file, systemClock)).rejects.toThrow(/damaged|malformed/)
  expect(await readdir(target)).not.toContain('b.tar')
})

test('R10 a backup that is cut short, altered, none or another’s restores nothing and leaves what is there', async () => {
  const { place } = await startFilled()
  const folder = await makeFolder()
  const whole = join(folder, 'whole.tar')
  await backUp(place.dataDir, whole, systemClock)
  const bytes = await readFile(whole)
  const cases: [string, (file: string) => Promise<unknown>][] = [
    ['cut', (file) => writeFile(file, bytes.subarray(0, bytes.length / 2))],
    ['altered', (file) => writeFile(file, bytes).then(() => damage(file, bytes.length / 2, 16))],
    ['none', (file) => writeFile(file, 'not a tar at all')],
    ['empty', (file) => writeFile(file, '')],
    ['foreign', (file) => makeForeign(folder, file)],
  ]
  const target = await makeFolder()
  await writeFile(join(target, 'clutchbook.db'), 'untouched')
  for (const [name, make] of cases) {
    const file = join(folder, `${name}.tar`)
    await make(file)
    await expect(restore(target, file, systemClock), name).rejects.toThrow(/backup/)
    expect(await readFile(join(target, 'clutchbook.db'), 'utf8'), name).toBe('untouched')
  }
  await expect(restore(target, join(folder, 'nowhere.tar'), systemClock)).rejects.toThrow(/nowhere/)
})

/** An archive of someone else's making, with a link that leads out of it. */
async function makeForeign(folder: string, file: string): Promise<void> {
  const content = join(folder, 'content')
  await mkdir(join(content, 'media'), { recursive: true })
  await writeFile(join(content, 'contents.json'), '{"form":1}')
  await symlink('/etc/passwd', join(content, 'clutchbook.db'))
  await create({ file, cwd: content }, ['contents.json', 'clutchbook.db', 'media'])
}

test('what stands in a running server’s folder is not replaced', async () => {
  const { place } = await startFilled()
  const file = join(await makeFolder(), 'a.tar')
  await backUp(place.dataDir, file, systemClock)
  const release = lockDataDir(place.dataDir)
  await expect(restore(place.dataDir, file, systemClock)).rejects.toThrow('stop it, then restore')
  release?.()
})

test('R12 a backup of a newer version is not restored', async () => {
  const { app, place } = await startFilled()
  const file = join(await makeFolder(), 'a.tar')
  // biome-ignore lint/suspicious/noExplicitAny: the table is the migrator's
  await (app.db as any)
    .insertInto('kysely_migration')
    .values({ name: '9999-later', timestamp: '2030-01-01T00:00:00.000Z' })
    .execute()
  await backUp(place.dataDir, file, systemClock)
  await expect(restore(await makeFolder(), file, systemClock)).rejects.toThrow('of a newer version')
})

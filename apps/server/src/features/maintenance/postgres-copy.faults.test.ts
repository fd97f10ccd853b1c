import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../app.ts'
import { systemClock } from '../../platform/clock.ts'
import { openDatabase } from '../../platform/database/database.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { endNotRun } from '../../testing/not-run.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { findPostgresTools, startPostgresWithTools } from '../../testing/postgres-with-tools.ts'
import { makeScratch } from '../../testing/scratch.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { readWholeDatabase } from '../../testing/whole-database.ts'
import { findFaults } from './check.ts'
import { noteBackup } from './note-backup.ts'

async function makeFolder(purpose: 'test' | 'postgres' = 'test'): Promise<string> {
  const folder = await makeScratch(purpose)
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function serve(databaseUrl: string, dataDir: string) {
  const env = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', PLAN_LIMITS: 'off', DATABASE_URL: databaseUrl }
  const app = await createApp(readSettings({ ...env, DATA_DIR: dataDir }))
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' })
  return { app, url }
}

async function addAnimal(keeper: Visitor, photos: string[] = []): Promise<number> {
  const answer = await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', photos })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

const readAll = async (databaseUrl: string): Promise<string> => {
  const { db } = await openDatabase({ databaseUrl, dataDir: '' })
  const records = await readWholeDatabase(db)
  await db.destroy()
  return records
}

test('R10 with PostgreSQL, pg_dump and a copy of the photos put back every record, and a dump amid writes is of one moment', async (context) => {
  const tools = await findPostgresTools()
  if (tools === null)
    endNotRun(
      context,
      'no PostgreSQL with its tools below /usr/lib/postgresql (Debian: apt-get install postgresql)',
    )
  const postgres = await startPostgresWithTools(tools, await makeFolder('postgres'))
  onTestFinished(postgres.stop)
  const folder = await makeFolder()
  const dataDir = await makeFolder()
  for (const name of ['live', 'quiet', 'amid']) await postgres.ask(`create database ${name}`)
  const { app, url } = await serve(postgres.urlOf('live'), dataDir)
  const mara = createVisitor(url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await mara.post('/api/register', details)).status).toBe(201)
  const photo = dataUrl(await plainJpeg({ width: 400, height: 300 }))
  for (let count = 0; count < 20; count += 1) await addAnimal(mara, count === 0 ? [photo] : [])

  // As docs/operating.md says: the records amid writes, then the photos.
  const dumpTo = (file: string) =>
    postgres.tool('pg_dump', '--format=custom', `--file=${file}`, `--dbname=${postgres.urlOf('live')}`)
  let isWriting = true
  const writing = (async () => {
    while (isWriting) await addAnimal(mara)
  })()
  await dumpTo(join(folder, 'amid.dump'))
  isWriting = false
  await writing
  await app.close()
  await dumpTo(join(folder, 'quiet.dump'))
  const restored = await makeFolder()
  await cp(join(dataDir, 'media'), join(restored, 'media'), { recursive: true })
  for (const name of ['quiet', 'amid'])
    await postgres.tool('pg_restore', `--dbname=${postgres.urlOf(name)}`, join(folder, `${name}.dump`))

  expect(await readAll(postgres.urlOf('quiet'))).toBe(await readAll(postgres.urlOf('live')))
  for (const name of ['quiet', 'amid']) {
    const place = { databaseUrl: postgres.urlOf(name), dataDir: restored, store: null }
    expect(await findFaults(place, systemClock)).toEqual([])
    const again = await serve(postgres.urlOf(name), restored)
    const visitor = createVisitor(again.url)
    expect((await visitor.post('/api/login', { ...details, rememberMe: false })).status).toBe(200)
    const stored = await again.app.db.selectFrom('animal').select('id').orderBy('id').execute()
    const { animals } = await again.app.db
      .selectFrom('keeperState')
      .select('animals')
      .executeTakeFirstOrThrow()
    expect(animals).toBe(stored.length)
    expect(stored.length).toBeGreaterThanOrEqual(20)
    expect(await addAnimal(visitor), 'numbers go on').toBeGreaterThan(stored.at(-1)?.id ?? 0)
    await again.app.close()
  }
  const { bytes } = await noteBackup(restored, join(folder, 'quiet.dump'))
  expect(bytes).toBeGreaterThan(1000)
})

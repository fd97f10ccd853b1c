import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import { ensureSound, lastCheckOf } from '../../platform/last-check.ts'
import { damage } from '../../testing/damage.ts'
import { inFullOnly } from '../../testing/full.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { makeScratch } from '../../testing/scratch.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { bearing, makeToken } from '../../testing/tokens.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { backUp } from './backup.ts'
import { findFaults } from './check.ts'
import { restore } from './restore.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const pageSize = 4096

async function makeFolder(): Promise<string> {
  const folder = await makeScratch('test')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** So many animals that they fill many pages of the file. */
async function addAnimals(keeper: Visitor): Promise<void> {
  const notes = 'Eats well, sheds whole. '.repeat(15)
  for (let count = 0; count < 240; count += 20)
    await Promise.all(
      Array.from({ length: 20 }, async () => {
        expect((await keeper.post('/api/animals', { ...ember, notes })).status).toBe(201)
      }),
    )
}

async function startFilled(
  options: Parameters<typeof startApp>[1] = {},
): Promise<TestApp & { mara: Visitor }> {
  const app = await startApp('sqlite', { ...options, env: { ...options.env, PLAN_LIMITS: 'off' } })
  const mara = await app.keeper()
  await addAnimals(mara)
  return { ...app, mara }
}

/** Where in a file the records of a table lie; a server that has read them reads them anew afterwards. */
function placesOf(path: string, table: string): number[] {
  const database = new DatabaseSync(path)
  // What another program has changed is read anew.
  database.exec('pragma wal_checkpoint(truncate); pragma user_version = 1; pragma wal_checkpoint(truncate)')
  const rows = database.prepare(`select pageno from dbstat where name = ? and pagetype = 'leaf'`).all(table)
  database.close()
  return rows.map(({ pageno }) => (Number(pageno) - 1) * pageSize)
}

async function expectNothingStored(keeper: Visitor): Promise<void> {
  for (const [path, body] of [
    ['/api/animals', ember],
    ['/api/login', { username: 'mara', password: 'rack-7-tubs' }],
  ] as const) {
    const refused = await keeper.post(path, body)
    expect([path, refused.status]).toEqual([path, 503])
    expect(refused.json()).toEqual({
      code: 'unavailable',
      message: expect.stringMatching(/^Nothing is stored at the moment: the database is damaged/),
    })
  }
  const ready = await keeper.get('/readyz')
  expect([ready.status, ready.json().message]).toEqual([503, expect.stringContaining('damaged')])
  expect((await keeper.get('/healthz')).status).toBe(200)
}

test(
  'R08 a server that is started on a damaged database stores nothing, says what to do, and serves again after a restore',
  inFullOnly,
  async () => {
    const file = join(await makeFolder(), 'monday.tar')
    const { mara, place } = await startFilled()
    await backUp(place.dataDir, file, systemClock)
    const target = await makeFolder()
    await restore(target, file, systemClock)
    const path = join(target, 'clutchbook.db')
    const pages = placesOf(path, 'animal')
    await damage(path, pages[Math.floor(pages.length / 2)] ?? 0, 1024)
    const before = await readFile(path)
    const server = await RunningServer.launch({ DATA_DIR: target, LOG_LEVEL: 'warn', PLAN_LIMITS: 'off' })
    onTestFinished(() => server.dispose())
    const keeper = createVisitor(server.url)
    for (const [name, value] of mara.cookies) keeper.cookies.set(name, value)

    await expectNothingStored(keeper)
    const read = await keeper.get('/api/animals?limit=1')
    expect([200, 503]).toContain(read.status)
    expect(read.headers.get('clutchbook-storing')).toBe('paused')
    expect(server.log).toMatch(/"level":60.*the database is damaged, so nothing is stored.*restore FILE/)
    await server.stop()
    expect((await readFile(path)).equals(before), 'the file is as it was found').toBe(true)

    await restore(target, file, systemClock)
    await server.start()
    expect((await keeper.get('/readyz')).status).toBe(200)
    const stored = await keeper.post('/api/animals', ember)
    expect([stored.status, stored.headers.get('clutchbook-storing')]).toEqual([201, 'on'])
  },
)

test('R08 a damaged page that is met while serving pauses every change, and a good check ends that', async () => {
  const clock = createTestClock()
  const { app, mara, place, visitor } = await startFilled({ clock, env: { RATE_LIMITS: 'on' } })
  const path = join(place.dataDir, 'clutchbook.db')
  const pages = placesOf(path, 'animal')
  expect(pages.length).toBeGreaterThan(20)
  const { token } = await makeToken(mara)
  const turn = async () => {
    for (const page of pages) await damage(path, page, 16)
    placesOf(path, 'keeper')
  }
  await turn()
  const read = await mara.get('/api/animals?limit=50')
  expect([read.status, read.json().message]).toEqual([
    503,
    'This can’t be read: the database is damaged here',
  ])
  await expectNothingStored(mara)
  clock.moveOn({ minutes: 20 })
  expect((await mara.get('/api/user')).status, 'a session is read that can’t be prolonged').toBe(200)
  const program = await visitor().get('/api/user', bearing(token))
  expect(program.status, 'a token is read whose use can’t be noted').toBe(200)
  expect((await visitor().get('/api/user', bearing('clb_unknown'))).status).toBe(401)
  await app.services.maintenance.keepWatch()
  await expectNothingStored(mara)

  await turn()
  clock.moveOn({ minutes: 1 })
  expect(await findFaults({ ...place, store: null }, clock)).toEqual([])
  await app.services.maintenance.keepWatch()
  expect((await mara.post('/api/animals', ember)).status).toBe(201)
  expect((await mara.get('/readyz')).status).toBe(200)
})

test('R08 the daily look and a backup find damage that nobody has met', inFullOnly, async () => {
  const clock = createTestClock()
  const { app, keeper, place } = await startFilled({ clock })
  const path = join(place.dataDir, 'clutchbook.db')
  const [page = 0] = placesOf(path, 'animal').slice(-1)
  await damage(path, page, 16)
  await app.services.maintenance.keepWatch()
  expect((await app.services.maintenance.find()).isReadOnly, 'a day has not passed').toBe(false)
  clock.moveOn({ hours: 24 })
  await app.services.maintenance.keepWatch()
  expect((await app.services.maintenance.find()).isReadOnly).toBe(true)
  await damage(path, page, 16)
  clock.moveOn({ hours: 24 })
  await app.services.maintenance.keepWatch()
  expect((await app.services.maintenance.find()).isReadOnly, 'mended').toBe(false)
  const otto = await keeper()
  expect((await otto.post('/api/animals', ember)).status).toBe(201)

  await damage(path, placesOf(path, 'animal').at(-1) ?? 0, 16)
  clock.moveOn({ hours: 1 })
  await expect(backUp(place.dataDir, join(await makeFolder(), 'a.tar'), clock)).rejects.toThrow('damaged')
  await app.services.maintenance.keepWatch()
  await expectNothingStored(otto)
})

test('R08 commands of the operator change nothing in a damaged database', async () => {
  const folder = await makeFolder()
  await ensureSound(folder)
  await lastCheckOf(folder).note({ checkedAt: '2026-06-15T12:00:00.000Z', flaws: ['a page is damaged'] })
  await expect(ensureSound(folder)).rejects.toThrow(/nothing was changed.*restore FILE/)
})

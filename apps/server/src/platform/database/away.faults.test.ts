import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createPlace } from '../../testing/both-databases.ts'
import {
  ember,
  expectAway,
  expectRecovery,
  expectWell,
  listNames,
  meetCutOffKeeper,
  openQuestion,
} from '../../testing/cut-off.ts'
import { CuttableLine } from '../../testing/cuttable.ts'
import { fillWithReminders } from '../../testing/due-reminders.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { RunningServer, runServer } from '../../testing/running-server.ts'
import { makeScratch } from '../../testing/scratch.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { type Db, openDatabase } from './database.ts'

/** Long enough for each kind of trouble to be met by several calls. */
const troubleMs = 400

const limits = {
  connect_timeout: '1',
  statement_timeout: '1000',
  query_timeout: '1500',
  idle_in_transaction_session_timeout: '2000',
}

/** A server as a process of its own, whose line to its database can be cut, and a straight line for the test. */
async function launch(): Promise<{ line: CuttableLine; server: RunningServer; db: Db }> {
  const place = await createPlace('postgres')
  onTestFinished(place.remove)
  const line = await CuttableLine.lay(place.databaseUrl ?? '', limits)
  const server = await RunningServer.launch({
    LOG_LEVEL: 'fatal',
    PLAN_LIMITS: 'off',
    REMINDER_TICK_SECONDS: '1',
    DATABASE_URL: line.url,
  })
  onTestFinished(() => server.dispose())
  const { db } = await openDatabase(place)
  onTestFinished(() => db.destroy())
  return { line, server, db }
}

async function register(url: string): Promise<Visitor> {
  const keeper = createVisitor(url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return keeper
}

const troubles = ['cut', 'refuse', 'hang', 'hangOpen'] as const

test('R14 R76 a server lives through forty troubles with its database: what it acknowledged is there once, reminders come once, no connection is left behind', async () => {
  const { line, server, db } = await launch()
  const { pid } = server
  const keeper = await register(server.url)
  const acknowledged: string[] = []
  const tried: string[] = []
  const statuses = new Set<number>()
  let isOver = false
  const write = async (writer: number): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      const name = `Ember ${writer}-${turn}`
      tried.push(name)
      // As the site does, with the same key until it is told what became of it.
      for (let status = 0; status !== 201 && !isOver; ) {
        const answer = await keeper.post('/api/animals', { ...ember, name }, { 'idempotency-key': name })
        status = answer.status
        statuses.add(status)
        if (status === 201) acknowledged.push(name)
      }
    }
  }
  const writers = Array.from({ length: 8 }, (_, writer) => write(writer))
  for (let round = 0; round < 40; round += 1) {
    await line[troubles[round % troubles.length] ?? 'cut']()
    if (round === 1) await fillWithReminders(db, 500, '2026-01-31T09:00:00.000Z')
    await wait(randomInt(troubleMs))
    expect((await keeper.get('/healthz')).status).toBe(200)
    await line.mend()
    const before = acknowledged.length
    await expect.poll(() => acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(before + 3)
  }
  isOver = true
  await Promise.all(writers)
  expect([...statuses].sort()).toEqual([201, 503])
  await expect.poll(async () => (await keeper.get('/readyz')).status).toBe(200)

  const names: string[] = (await keeper.get('/api/animals')).json().map(({ name }: { name: string }) => name)
  expect(new Set(names).size, 'none twice').toBe(names.length)
  expect(
    acknowledged.filter((name) => !names.includes(name)),
    'none lost',
  ).toEqual([])
  expect(names.filter((name) => !tried.includes(name))).toEqual([])

  const countReminders = async () => (await db.selectFrom('notification').select('id').execute()).length
  await expect.poll(countReminders, { timeout: 20_000 }).toBe(500)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  expect(rows[0]?.count).toBeLessThanOrEqual(10)
  expect(server.pid).toBe(pid)
  expect(await server.stop()).toBe(0)
})

test('R05 a server whose database hangs stops when it is told to', async () => {
  const { line, server } = await launch()
  const keeper = await register(server.url)
  line.hang()
  const asked = keeper.get('/api/animals')
  expect((await keeper.get('/healthz')).status).toBe(200)
  expect(await server.stop()).toBe(0)
  expect((await asked).status).toBe(503)
})

test('R06 a database that hangs keeps nobody waiting for good, and no connection that hung is used again', async () => {
  const met = await meetCutOffKeeper()
  const { line, keeper } = met
  await expectWell(met)
  line.hang()
  const answers = await Promise.all(Array.from({ length: 30 }, () => keeper.post('/api/animals', ember)))
  for (const answer of answers) expectAway(answer)
  await expectRecovery(met)
})

test('R14 a commit that hangs holds up its keeper for as long as PostgreSQL waits for it, and its key makes one record', async () => {
  const met = await meetCutOffKeeper()
  const { line, keeper } = met
  const add = () => keeper.post('/api/animals', ember, { 'idempotency-key': 'ember' })
  line.hangAt({ text: 'commit', after: ember.name })
  expectAway(await add(), openQuestion)
  await expect.poll(async () => (await add()).status, { timeout: 20_000 }).toBe(201)
  expect(await listNames(keeper)).toEqual(['Ember'])
  await line.mend()
  await expectWell(met)
})

test('R14 wherever a line is cut amid a change, its answer is true and its key makes one record', async () => {
  const met = await meetCutOffKeeper()
  const { line, keeper } = met
  const names: string[] = []
  const statuses: number[] = []
  const cutAt = async (sending: number, moment: 'before' | 'after'): Promise<void> => {
    const name = `Ember ${sending} ${moment}`
    const add = async () =>
      (await keeper.post('/api/animals', { ...ember, name }, { 'idempotency-key': name })).status
    line.cutAt(sending, moment)
    statuses.push(await add())
    await expect.poll(add).toBe(201)
    names.push(name)
  }
  for (let sending = 1; sending <= 20; sending += 1) {
    await cutAt(sending, 'before')
    await cutAt(sending, 'after')
  }
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([])
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10)
  await line.mend()
  await expectWell(met)
  expect((await listNames(keeper)).sort()).toEqual(names.sort())
})

test('a change that waits too long for another is told to come again, and its connection is kept', async () => {
  const { line, keeper, server } = await meetCutOffKeeper()
  const { id } = (await keeper.post('/api/animals', ember)).json()
  const before = line.count
  await server.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('animal').set({ name: 'Held' }).where('id', '=', id).execute()
    expectAway(await keeper.patch(`/api/animals/${id}`, { name: 'Cinder' }))
    await sql`rollback`.execute(tx)
  })
  expect(line.count).toBeLessThanOrEqual(before + 1)
  expect((await keeper.patch(`/api/animals/${id}`, { name: 'Cinder' })).status).toBe(200)
})

test('R07 a server whose database does not answer, or is given a limit that is none, ends at once with one line', async () => {
  const nowhere = `postgres://clutchbook:hush@127.0.0.1:${await findFreePort()}/clutchbook`
  const cases = [
    [nowhere, /^DATABASE_URL: the database does not answer \(connect ECONNREFUSED/],
    [`${nowhere}?connect_timeout=soon`, /^DATABASE_URL: connect_timeout "soon" is not a number of seconds/],
  ] as const
  for (const [DATABASE_URL, line] of cases) {
    const { code, errors } = await runServer({
      LOG_LEVEL: 'silent',
      PORT: '0',
      DATA_DIR: await makeScratch('test'),
      DATABASE_URL,
    })
    expect([code, errors.trim().split('\n')]).toEqual([1, [expect.stringMatching(line)]])
    expect(errors).not.toContain('hush')
  }
})

import { expect, onTestFinished, test } from 'vitest'
import { type Db, type DialectName, openDatabase } from '../../platform/database/database.ts'
import { migrate } from '../../platform/database/migrate.ts'
import { createPlace } from '../../testing/both-databases.ts'
import { fillWithReminders } from '../../testing/due-reminders.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'

const wanted = 1000
const [never, long] = ['2199-01-01T00:00:00.000Z', '2026-01-31T09:00:00.000Z']

/** A database with a thousand reminders that will be due, and a look into it beside the servers. */
async function prepare(dialect: DialectName): Promise<{ db: Db; settings: Record<string, string> }> {
  const place = await createPlace(dialect)
  const opened = await openDatabase(place)
  onTestFinished(async () => {
    await opened.db.destroy()
    await place.remove()
  })
  await migrate(opened)
  await fillWithReminders(opened.db, wanted, never)
  const database = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}
  return { db: opened.db, settings: { DATA_DIR: place.dataDir, REMINDER_TICK_SECONDS: '1', ...database } }
}

const countTold = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Looks until so many have been told; throws where that takes longer than a minute. */
async function waitUntilTold(db: Db, count: number): Promise<void> {
  const deadline = performance.now() + 60_000
  while ((await countTold(db)) < count)
    if (performance.now() > deadline) throw new Error(`Only ${await countTold(db)} of ${count} were told`)
}

async function expectEachOnce(db: Db): Promise<void> {
  const told = await db.selectFrom('notification').select('eventId').execute()
  expect([told.length, new Set(told.map(({ eventId }) => eventId)).size]).toEqual([wanted, wanted])
  expect(await db.selectFrom('event').select('id').where('dueAt', 'is not', null).execute()).toEqual([])
}

test('R76 CAL-48 two processes on one PostgreSQL, one killed in the middle, tell each of 1,000 reminders once', async () => {
  const { db, settings } = await prepare('postgres')
  const launch = async () => {
    const server = await RunningServer.launch(settings)
    onTestFinished(() => server.dispose())
    return server
  }
  const [victim] = await Promise.all([launch(), launch()])
  await db.updateTable('event').set({ dueAt: long }).execute()
  await waitUntilTold(db, 50)
  await victim.kill9()
  const atDeath = await countTold(db)
  expect(atDeath).toBeLessThan(wanted)
  await waitUntilTold(db, wanted)
  console.log(`killed after ${atDeath} of ${wanted} reminders`)
  await expectEachOnce(db)
})

test('R76 CAL-48 on SQLite a process killed in the middle and started again tells each of 1,000 reminders once', {
  retry: 2,
}, async () => {
  const { db, settings } = await prepare('sqlite')
  const server = await RunningServer.launch(settings)
  onTestFinished(() => server.dispose())
  await db.updateTable('event').set({ dueAt: long }).execute()
  await waitUntilTold(db, 50)
  await server.kill9()
  const atDeath = await countTold(db)
  expect(atDeath).toBeLessThan(wanted)
  await server.start()
  await waitUntilTold(db, wanted)
  console.log(`killed after ${atDeath} of ${wanted} reminders`)
  await expectEachOnce(db)
})

test('F27 a look for due reminders costs the same among 1,000,000 events as among 1,000', {
  retry: 2,
}, async () => {
  const [few, many] = [
    await startApp('sqlite', { ownDatabase: true }),
    await startApp('sqlite', { ownDatabase: true }),
  ]
  await fillWithReminders(few.app.db, 1000, never)
  await fillWithReminders(many.app.db, 1_000_000, never)
  const time = async ({ app }: typeof few): Promise<number> => {
    const start = performance.now()
    for (let n = 0; n < 20; n += 1) await app.services.notifications.deliverReminders()
    return (performance.now() - start) / 20
  }
  await time(few)
  await time(many)
  const [ofFew, ofMany]: [number[], number[]] = [[], []]
  for (let round = 0; round < 60; round += 1) {
    // In turn, so that a busy machine is busy for both.
    ofFew.push(await time(few))
    ofMany.push(await time(many))
  }
  const ratio = median(ofMany) / median(ofFew)
  console.log(
    `a look: ${(median(ofFew) * 1000).toFixed(0)} us among 1,000, ${(median(ofMany) * 1000).toFixed(0)} us among 1,000,000, ratio ${ratio.toFixed(2)}`,
  )
  expect(ratio).toBeLessThan(1.1)
})

test('a month of 500 events is answered within 13 ms', { retry: 2 }, async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  const keeper = await running.keeper()
  const { id } = (await keeper.get('/api/user')).json()
  const actor = { keeperId: id, plan: 'free', isAdmin: false, timeZone: 'UTC', dataVersion: 1 } as const
  for (let n = 0; n < 500; n += 1) {
    const startDate = `2026-06-${String((n % 30) + 1).padStart(2, '0')}`
    await running.app.services.calendar.create(actor, { title: `Feed rack ${n}`, startDate, type: 'feeding' })
  }
  const times: number[] = []
  for (let n = 0; n < 40; n += 1) {
    const start = performance.now()
    const answer = await keeper.get('/api/events?from=2026-05-31&to=2026-07-04')
    times.push(performance.now() - start)
    expect(answer.status).toBe(200)
  }
  console.log(`a month of 500 events: ${median(times).toFixed(1)} ms`)
  expect(median(times)).toBeLessThan(13)
})

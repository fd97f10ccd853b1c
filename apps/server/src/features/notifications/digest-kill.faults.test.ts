import { expect, onTestFinished, test } from 'vitest'
import { type Db, type DialectName, openDatabase } from '../../platform/database/database.ts'
import { createPlace, onBothDatabases } from '../../testing/both-databases.ts'
import { fillWithDigests } from '../../testing/due-digests.ts'
import { fillWithReminders } from '../../testing/due-reminders.ts'
import { listMails } from '../../testing/outbox.ts'
import { RunningServer } from '../../testing/running-server.ts'

const wanted = 300
const [never, long] = ['2199-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z']

/** A server that looks every second, a look into its database, and what ends it without warning. */
async function prepare(dialect: DialectName) {
  const place = await createPlace(dialect)
  const { db } = await openDatabase(place)
  onTestFinished(async () => {
    await db.destroy()
    await place.remove()
  })
  await fillWithReminders(db, wanted, never)
  await fillWithDigests(db)
  const database = place.databaseUrl ? { DATABASE_URL: place.databaseUrl } : {}
  const settings = { DATA_DIR: place.dataDir, REMINDER_TICK_SECONDS: '1', LOG_LEVEL: 'warn', ...database }
  const server = await RunningServer.launch(settings)
  onTestFinished(() => server.dispose())
  return { db, server, listDigests: () => listMails(place.dataDir) }
}

const listTold = (db: Db) => db.selectFrom('notification').select(['keeperId', 'title', 'leadsTo']).execute()

/** Asks until there are so many of something; throws where that takes longer than a minute. */
async function waitFor(count: () => Promise<number>, least: number): Promise<number> {
  const deadline = performance.now() + 60_000
  for (;;) {
    const now = await count()
    if (now >= least) return now
    if (performance.now() > deadline) throw new Error(`Only ${now} of ${least} came`)
  }
}

onBothDatabases('digests that kills cut short', (dialect) => {
  test('HUS-30 R76 a process killed amid bells, and again amid mails, tells each keeper once and mails to each', {
    timeout: 180_000,
    retry: 2,
  }, async () => {
    const { db, server, listDigests } = await prepare(dialect)
    const countTold = async () => (await listTold(db)).length
    const countMails = async () => (await listDigests()).length
    await db.updateTable('husbandryAgenda').set({ lookAt: long }).execute()
    await waitFor(countTold, 20)
    await server.kill9()
    const [bells, early] = [await countTold(), await countMails()]
    expect(bells).toBeLessThan(wanted)
    await server.start()
    await waitFor(countMails, early + 20)
    await server.kill9()
    const mails = await countMails()
    expect(mails).toBeLessThan(wanted)
    // A mail that was taken when its process died is taken again once its time is over.
    await db.updateTable('notification').set({ mailDueAt: long }).where('mailDueAt', 'is not', null).execute()
    await server.start()
    await waitFor(async () => {
      const waiting = await db
        .selectFrom('notification')
        .select('id')
        .where('mailDueAt', 'is not', null)
        .execute()
      return (await countTold()) - waiting.length
    }, wanted)
    const told = await listTold(db)
    expect([told.length, new Set(told.map(({ keeperId }) => keeperId)).size]).toEqual([wanted, wanted])
    expect(new Set(told.map(({ title, leadsTo }) => `${title} ${leadsTo}`))).toEqual(
      new Set(['1 overdue /today']),
    )
    const sent = await listDigests()
    const addresses = new Set(sent.map(({ to }) => to))
    const names = new Set(sent.map(({ headers }) => headers.get('message-id')))
    expect([addresses.size, names.size]).toEqual([wanted, wanted])
    // One mail may have left with each process before that could say so; it carries the name of the first.
    expect(sent.length - wanted).toBeLessThanOrEqual(2)
    console.log(`killed after ${bells} of ${wanted} bells and ${mails} mails; ${sent.length} mails came`)
  })
})

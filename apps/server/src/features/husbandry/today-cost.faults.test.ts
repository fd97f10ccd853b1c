import { finished } from 'node:stream/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { todayIn } from '../../platform/clock.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { multiplyAnimal, writeManyCleanings, writeManyRecords } from '../../testing/many-records.ts'
import { addPlace, addRack } from '../../testing/places.ts'
import { quantile } from '../../testing/statistics.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { cookieHeader } from '../../testing/visitor.ts'

const animals = 2000
const records = 1_000_000

/** Rounds that are not counted: a server that has served for a while is compiled. */
const warmUp = 5
const rounds = 25

const day = '2026-06-15'

/** A call inside the server's process, so that what a client costs is not measured; answers its milliseconds. */
type Timed = () => Promise<number>

/** What one call costs as often as another: the lower quartile of each, for what takes longer tells of the machine's other work. */
async function ratioOf(what: string, call: Timed, beside: Timed): Promise<number> {
  const times: [number[], number[]] = [[], []]
  for (let round = -warmUp; round < rounds; round += 1) {
    // In turn, so that a busy machine is busy for both.
    const [one, other] = [await call(), await beside()]
    if (round < 0) continue
    times[0].push(one)
    times[1].push(other)
  }
  const [ms, other] = [quantile(times[0], 0.25), quantile(times[1], 0.25)]
  console.log(`${what}: ${ms.toFixed(1)} ms beside ${other.toFixed(1)} ms, ${(ms / other).toFixed(2)} x`)
  return ms / other
}

onBothDatabases('what the work of a day costs', (dialect) => {
  const begin = async (running: TestApp, count: number, each: number) => {
    const keeper = await running.keeper({ timeZone: 'UTC' })
    const first = await addAnimal(keeper)
    const { db } = running.app
    const { keeperId } = await db
      .selectFrom('animal')
      .select('keeperId')
      .where('id', '=', first)
      .executeTakeFirstOrThrow()
    const ids = await multiplyAnimal(db, keeperId, count)
    await writeManyRecords(db, keeperId, { each, before: day })
    for (let at = 0; at < ids.length; at += 200) {
      const body = { animalIds: ids.slice(at, at + 200), kind: 'feeding', minDays: 7, maxDays: 10 }
      expect((await keeper.put('/api/plans', { ...body, startsOn: '2026-01-01' })).status).toBe(200)
    }
    return { keeper, keeperId, ids }
  }

  /** Puts each animal into a tub; half of them eat by the plans of their racks, and racks and 200 tubs are cleaned by their own. */
  const moveIn = async ({ app }: TestApp, { keeper, keeperId, ids }: Awaited<ReturnType<typeof begin>>) => {
    const range = { temperatureMin: 24, temperatureMax: 32 }
    const room = await addPlace(keeper, { kind: 'room', name: 'Snake room', ...range })
    const racks: number[] = []
    for (let at = 0; at < ids.length; at += 200) {
      const rack = { parentId: room, name: `Rack ${at}`, code: `R${at}`, rows: 20, columns: 10, ...range }
      const [id = 0, ...tubs] = (await addRack(keeper, rack)).values()
      racks.push(id)
      const moves = ids.slice(at, at + 200).map((animalId, n) => ({
        ...{ animalId, clientId: `cost-move-${animalId}`, recordType: 'move', recordDate: '2026-06-01' },
        data: { toPlaceId: tubs[n] },
      }))
      expect((await keeper.post('/api/log', { entries: moves })).status).toBe(200)
      if (at > 0) continue
      const weekly = { placeIds: tubs, kind: 'cleaning', of: 'place', minDays: 7 }
      expect((await keeper.put('/api/plans', weekly)).status).toBe(200)
    }
    await writeManyCleanings(app.db, keeperId, { each: 50, before: day })
    const half = ids.slice(0, ids.length / 2)
    await app.db
      .deleteFrom('husbandryPlan')
      .where('keeperId', '=', keeperId)
      .where('animalId', 'in', half)
      .execute()
    const meal = { kind: 'feeding', minDays: 7, maxDays: 10, startsOn: '2026-01-01' }
    expect((await keeper.put('/api/plans', { ...meal, placeIds: racks })).status).toBe(200)
    const full = { kind: 'cleaning', of: 'place', scope: 'full', minDays: 30 }
    expect((await keeper.put('/api/plans', { ...full, placeIds: [room, ...racks] })).status).toBe(200)
    const climate = { recordType: 'climate', recordDate: day, data: { temperature: 20 } }
    const entries = [room, ...racks].map((placeId) => ({
      ...climate,
      placeId,
      clientId: `cost-air-${placeId}`,
    }))
    expect((await keeper.post('/api/log', { entries })).status).toBe(200)
    await sql`analyze`.execute(app.db)
  }

  let weighed = 0
  /** Writes a weight down of another animal than last, so that nothing which follows from all of them is kept. */
  const writeOne = async ({ keeper, ids }: Awaited<ReturnType<typeof begin>>): Promise<void> => {
    weighed += 1
    const entry = { animalId: ids[weighed % ids.length], clientId: `cost-weight-${weighed}` }
    const weight = { recordType: 'weight', recordDate: day, measurement: '440', unit: 'g' }
    expect((await keeper.post('/api/log', { entries: [{ ...entry, ...weight }] })).status).toBe(200)
  }

  /** What a call takes; with `anew` a record was written before it, so that no answer is kept. */
  const timed = (
    { app }: TestApp,
    large: Awaited<ReturnType<typeof begin>>,
    options: { method?: 'GET' | 'POST'; url: string; body?: () => object; anew?: boolean },
  ): Timed => {
    const { keeper } = large
    const headers = { cookie: cookieHeader(keeper), host: 'localhost', origin: 'http://localhost' }
    return async () => {
      if (options.anew) await writeOne(large)
      const payload = options.body && { payload: options.body() }
      const start = performance.now()
      const answer = await app.http.inject({
        method: options.method ?? 'GET',
        url: options.url,
        headers,
        payloadAsStream: true,
        ...payload,
      })
      // Read as it comes, for a client that joins the parts costs more than a short answer does.
      answer.stream().resume()
      await finished(answer.stream())
      const ms = performance.now() - start
      expect([200, 201]).toContain(answer.statusCode)
      return ms
    }
  }

  test('HUS-44 Today for 2,000 animals beside 1,000,000 records takes at most 3 times the list of 2,000, in 2,000 places at most twice that, 100 meals in a log at most 3 times the older call, and a page of records at most 1.15 times one of 10,000', {
    timeout: 900_000,
    retry: 1,
  }, async () => {
    const clock = createTestClock(`${day}T12:00:00.000Z`)
    const running = await startApp(dialect, { clock, env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
    const large = await begin(running, animals, records / animals)
    const small = await begin(running, 20, 500)
    const { app } = running
    // What the database does by itself within minutes of so many rows.
    await sql`analyze`.execute(app.db)
    const { count } = await app.db
      .selectFrom('animalRecord')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('keeperId', '=', large.keeperId)
      .executeTakeFirstOrThrow()
    expect([Number(count), todayIn(clock, 'UTC')]).toEqual([records, day])
    const start = performance.now()
    const today = (await large.keeper.get('/api/today')).json()
    console.log(`${dialect}: Today for the first time ${Math.round(performance.now() - start)} ms`)
    expect(today.rows).toHaveLength(animals)

    const work = await ratioOf(
      `${dialect}: Today of ${animals} animals and their list`,
      timed(running, large, { url: '/api/today', anew: true }),
      timed(running, large, { url: '/api/animals', anew: true }),
    )

    const hundred = large.ids.slice(0, 100)
    let sent = 0
    const meal = { recordType: 'feeding', recordDate: day, data: { prey: 'rat', size: 'small' } }
    const log = (ids: readonly number[]) => {
      sent += 1
      return {
        entries: ids.map((animalId) => ({ ...meal, animalId, clientId: `cost-${sent}-${animalId}-meal` })),
      }
    }
    const logged = await ratioOf(
      `${dialect}: 100 meals in a log and by the older call`,
      timed(running, large, { method: 'POST', url: '/api/log', body: () => log(hundred) }),
      timed(running, large, {
        ...{ method: 'POST', url: '/api/animals/records' },
        body: () => ({ ...meal, ids: hundred }),
      }),
    )
    const statements = (ids: readonly number[]) =>
      countStatements(app.db, async () => {
        expect((await large.keeper.post('/api/log', log(ids))).status).toBe(200)
      })
    expect(await statements(hundred)).toBe(await statements(hundred.slice(0, 10)))

    const page = await ratioOf(
      `${dialect}: a page of records among ${records} and among 10,000`,
      timed(running, large, { url: '/api/records', anew: true }),
      timed(running, small, { url: '/api/records', anew: true }),
    )

    await moveIn(running, large)
    const { counts } = (await large.keeper.get('/api/today')).json()
    expect(counts.due + counts.overdue + counts.paused + counts.done).toBe(animals + 211)
    expect(counts.watch).toBeGreaterThanOrEqual(11)
    const placed = await ratioOf(
      `${dialect}: Today of ${animals} animals in places, by plans of these, and their list`,
      timed(running, large, { url: '/api/today', anew: true }),
      timed(running, large, { url: '/api/animals', anew: true }),
    )
    expect(work).toBeLessThanOrEqual(3)
    // No more than twice that, though a row or two for each of 2,000 tubs are read besides.
    expect(placed).toBeLessThanOrEqual(6)
    expect(logged).toBeLessThanOrEqual(3)
    expect(page).toBeLessThanOrEqual(1.15)
  })
})

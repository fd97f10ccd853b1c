import { gzipSync } from 'node:zlib'
import { addDays } from '@clutchbook/domain/kernel/civil-day'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Db, DialectName } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { cookieHeader } from '../../testing/visitor.ts'

const pairs = 300
const seasons = [2023, 2024, 2025, 2026]
const rounds = 25
const rowsAtOnce = 50
const createdAt = '2026-01-01T00:00:00.000Z'

const addRows = async (db: Db, table: keyof Schema, rows: readonly object[]): Promise<void> => {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db
      .insertInto(table as 'event')
      .values(rows.slice(at, at + rowsAtOnce) as never)
      .execute()
}

/** The animals and projects of a keeper; the female of a pair has the number of its project, the male the next 300. */
function animalsAndProjects(keeperId: number) {
  const animals = Array.from({ length: 2 * pairs }, (_, at) => ({
    ...{ id: at + 1, keeperId, version: 1, createdAt, name: `Ember ${at}`, species: 'Python regius' },
    ...{ sex: at < pairs ? 'Female' : 'Male', isHoldback: false, isArchived: false, weightUnit: 'grams' },
    ...{ priceStatus: 'Not For Sale', priceCurrency: 'USD', profilePhotoIndex: 0, customIdKey: '' },
    searchText: `ember ${at}`,
  }))
  const projects = Array.from({ length: pairs }, (_, at) => ({
    ...{ id: at + 1, keeperId, version: 1, createdAt, name: `Pair ${at}`, species: 'Python regius' },
    ...{ femaleId: at + 1, maleId: at + 1 + pairs, startDate: '2026-01-05', status: 'Gravid' },
    ...{ confirmedLock: true, isActive: true, searchText: `pair ${at}` },
  }))
  return { animals, projects }
}

type Rows = { readonly facts: object[]; readonly clutches: object[]; readonly eggs: object[] }

/** A season of a pair: a visit, a lock, an ovulation, a shed, and six eggs, which hatched where the season is over. */
function addPairSeason({ facts, clutches, eggs }: Rows, keeperId: number, pair: number, year: number): void {
  const day = (days: number): string => addDays(`${year}-01-10`, days + (pair % 40))
  const isNow = year === 2026
  const breedingProjectId = isNow ? pair : null
  const fact = { keeperId, version: 1, createdAt, animalId: pair, breedingProjectId }
  const maleId = pair + pairs
  facts.push(
    { ...fact, kind: 'introduced', day: day(0), until: day(6), maleId },
    { ...fact, kind: 'lock', day: day(3), until: null, maleId },
    { ...fact, kind: 'ovulation', day: day(60), until: null, maleId: null },
    { ...fact, kind: 'shed', day: day(80 + (pair % 5)), until: null, maleId: null },
  )
  // Of this season two of three are to lay.
  if (isNow && pair % 3 > 0) return
  const clutchId = clutches.length + 1
  const code = `${String(year).slice(2)}-${pair}`
  const layDate = day(111 + (pair % 7))
  clutches.push({
    ...{ id: clutchId, keeperId, version: 1, createdAt, kind: 'eggs', code, codeKey: code, layDate },
    ...{ layDateSpread: 0, femaleId: pair, breedingProjectId, temperature: 31, temperatureUnit: 'C' },
    ...{ isParthenogenetic: false, slugCount: 0, liveCount: 0, stillbornCount: 0 },
  })
  const ended = isNow
    ? { status: 'Incubating', hatchDate: null }
    : { status: 'Hatched', hatchDate: addDays(layDate, 58 + (pair % 4)) }
  for (let number = 1; number <= 6; number += 1)
    eggs.push({
      ...{ keeperId, version: 1, createdAt, updatedAt: createdAt, clutchId, breedingProjectId, layDate },
      ...{ eggNumber: `${number}`, numberKey: `${number}`, incubationDays: 60, ...ended },
      ...{ temperatureUnit: 'C', isViable: true, expectedDay: addDays(layDate, 60) },
    })
}

function seasonsOf(keeperId: number): Rows {
  const rows: Rows = { facts: [], clutches: [], eggs: [] }
  for (let pair = 1; pair <= pairs; pair += 1)
    for (const year of seasons) addPairSeason(rows, keeperId, pair, year)
  return rows
}

async function largeKeeper(dialect: DialectName) {
  const { app, keeper: newKeeper } = await startApp(dialect, {
    ...{ env: { PLAN_LIMITS: 'off' }, ownDatabase: true, clock: createTestClock() },
  })
  const keeper = await newKeeper({ timeZone: 'UTC' })
  const { id: keeperId } = (await keeper.get('/api/user')).json()
  const { animals, projects } = animalsAndProjects(keeperId)
  const { facts, clutches, eggs } = seasonsOf(keeperId)
  await addRows(app.db, 'animal', animals)
  await addRows(app.db, 'breedingProject', projects)
  await addRows(app.db, 'seasonFact', facts)
  await addRows(app.db, 'clutch', clutches)
  await addRows(app.db, 'egg', eggs)
  await app.db.insertInto('windowAgenda').values({ keeperId, madeBy: '', lookAt: null }).execute()
  await app.services.season.windows.makeAnew()
  return { app, keeper, cookie: cookieHeader(keeper) }
}

/** The processor's own time of this thread in milliseconds, because the machine may be busy with other suites. */
function spent(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

test.each(['sqlite', 'postgres'] as const)(
  'SEA-19 SEA-13 the board of 300 projects takes 60 ms of the processor and 64 KB on %s, and it is told what stored windows cost a write',
  { timeout: 240_000 },
  async (dialect) => {
    const { app, cookie } = await largeKeeper(dialect)
    const headers = { cookie }
    const timed = async (ask: (round: number) => InjectOptions): Promise<number> => {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const before = process.threadCpuUsage()
        const answer = await app.http.inject(ask(round))
        times.push(spent(before))
        expect(answer.statusCode, answer.body.slice(0, 300)).toBeLessThan(300)
      }
      return median(times)
    }
    const board = await app.http.inject({ url: '/api/seasons/2026/board', headers })
    const { rows } = board.json()
    expect(rows).toHaveLength(pairs)
    const packed = gzipSync(board.body).byteLength
    const read = (path: string) => timed((round) => ({ url: `${path}?asked=${round}`, headers }))
    const { id } = await app.db
      .selectFrom('seasonFact')
      .select('id')
      .where('kind', '=', 'shed')
      .executeTakeFirstOrThrow()
    const change = (payload: (round: number) => object) =>
      timed((round) => ({
        ...({ method: 'PATCH' } as const),
        ...{ url: `/api/animals/1/season-facts/${id}`, headers },
        payload: payload(round),
      }))
    const figures = {
      board: await read('/api/seasons/2026/board'),
      packed,
      forecasts: await read('/api/forecasts'),
      weeks: await read('/api/seasons/2026/weeks'),
      note: await change((round) => ({ note: `Seen ${round}` })),
      day: await change((round) => ({ day: addDays('2023-04-01', round % 2) })),
    }
    console.info(
      `${dialect}: ${JSON.stringify(figures, (_key, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))}`,
    )
    expect(figures.board).toBeLessThanOrEqual(60)
    expect(packed).toBeLessThanOrEqual(64 * 1024)
  },
)

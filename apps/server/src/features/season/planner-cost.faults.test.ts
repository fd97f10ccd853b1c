import { expect, test } from 'vitest'
import type { DialectName } from '../../platform/database/database.ts'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'
import { cookieHeader } from '../../testing/visitor.ts'

const generations = 10
const perGeneration = 1000
const rowsAtOnce = 100

/** Numbers that are the same in each run. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

/** A keeper with 10,000 animals of ten generations, of which 100 males and 200 females are not in the archive. */
async function largeKeeper(dialect: DialectName) {
  const { app, keeper: newKeeper } = await startApp(dialect, {
    env: { PLAN_LIMITS: 'off' },
    ownDatabase: true,
  })
  const keeper = await newKeeper()
  const { id: keeperId } = (await keeper.get('/api/user')).json()
  const random = drawing(11)
  const total = generations * perGeneration
  const rows = Array.from({ length: total }, (_, at) => {
    const before = (Math.floor(at / perGeneration) - 1) * perGeneration
    const isMale = at % 2 === 0
    const parent = (sex: 0 | 1): number | null =>
      before < 0 ? null : before + 2 * random(sex === 0 ? 50 : perGeneration / 2) + sex + 1
    return {
      ...{ id: at + 1, keeperId, version: 1, createdAt: '2026-01-01T00:00:00.000Z' },
      ...({ name: `Ember ${at}`, species: 'Python regius', sex: isMale ? 'Male' : 'Female' } as const),
      ...{ fatherId: parent(0), motherId: parent(1), isHoldback: false },
      isArchived: isMale ? at < total - 200 : at < total - 400,
      ...({ weightUnit: 'grams', priceStatus: 'Not For Sale', priceCurrency: 'USD' } as const),
      ...{ profilePhotoIndex: 0, searchText: `ember ${at}`, customIdKey: '' },
    }
  })
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await app.db
      .insertInto('animal')
      .values(rows.slice(at, at + rowsAtOnce))
      .execute()
  return { http: app.http, cookie: cookieHeader(keeper) }
}

/** The processor's own time of this thread in milliseconds, because the machine may be busy with other suites. */
function spent(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}

test.each(['sqlite', 'postgres'] as const)(
  'PLN-02 100 males and 200 females of 10,000 animals take 0.4 s of the processor on %s',
  { timeout: 120_000 },
  async (dialect) => {
    const { http, cookie } = await largeKeeper(dialect)
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const before = process.threadCpuUsage()
      const url = `/api/pairing-planner?species=Python%20regius&asked=${round}`
      const answer = await http.inject({ url, headers: { cookie } })
      times.push(spent(before))
      expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
      const { males, females, inbreeding } = answer.json()
      expect([males.length, females.length, inbreeding.length]).toEqual([100, 200, 100])
    }
    console.info(`${dialect}: ${times.map((time) => time.toFixed(0)).join(', ')} ms`)
    expect(median(times)).toBeLessThanOrEqual(400)
  },
)

import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type DialectName, openDatabase } from '../platform/database/database.ts'
import { addIncubator } from './incubators.ts'
import { type KillableServer, launchKillable } from './killable-server.ts'
import { bringReadings } from './sheets.ts'
import type { Visitor } from './visitor.ts'

const rows = 20_000
const minuteMs = 60_000
const end = Math.floor(Date.now() / minuteMs) * minuteMs
const begin = end - rows * minuteMs

const momentOf = (ms: number): string => new Date(ms).toISOString()

/** A reading a minute. */
const file = [
  'at,temperature,humidity',
  ...Array.from({ length: rows }, (_none, n) => `${momentOf(begin + n * minuteMs)},${30 + (n % 20) / 10},90`),
].join('\n')

/** Readings of an incubator: counted one by one, and by the sums of hours and of spans. */
async function countReadings(keeper: Visitor, id: number): Promise<number[]> {
  const counts: number[] = []
  for (const points of [1000, 300, 10]) {
    const query = `from=${momentOf(begin)}&to=${momentOf(end)}&points=${points}`
    const answer = await keeper.get(`/api/incubators/${id}/readings?${query}`)
    expect(answer.status, answer.text).toBe(200)
    const buckets: { n: number }[] = answer.json().points
    counts.push(buckets.reduce((sum, { n }) => sum + n, 0))
  }
  return counts
}

/** Imports a file and kills the server after the given part of the time that this takes. An import is there whole, or not at all. */
async function importUntilKilled(
  { server, keeper }: KillableServer,
  lasting: number,
  moment: number,
): Promise<void> {
  const id = await addIncubator(keeper, { name: `Killed at ${moment}`, highTemperature: 31 })
  let isAcknowledged = false
  const cut = bringReadings(keeper, `/api/incubators/${id}`, file).then(
    ({ status }) => {
      isAcknowledged = status === 201
    },
    () => undefined,
  )
  await wait(lasting * moment)
  await server.kill9()
  await cut
  await server.start()
  const counts = await countReadings(keeper, id)
  const [count = 0] = counts
  const told = `killed after ${moment} of an import`
  expect(counts, told).toEqual([count, count, count])
  expect([0, rows], told).toContain(count)
  if (isAcknowledged) expect(count, told).toBe(rows)
  expect((await bringReadings(keeper, `/api/incubators/${id}`, file)).json(), told).toMatchObject({
    ...{ stored: rows - count, known: count },
  })
}

/** What the stored rows say themselves, once the server is stopped. */
async function expectSoundRows({ place, server }: KillableServer): Promise<void> {
  const { db, dialect } = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: server.dataDir })
  try {
    const { rows: strays } = await sql`select id from "readingImport" where "toHour" < "fromHour"`.execute(db)
    expect(strays).toEqual([])
    if (dialect === 'postgres') return
    expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
    expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  } finally {
    await db.destroy()
  }
}

/** Kills a server amid imports of readings once for each moment, a part of the time that an import takes. */
export async function importAmidKills(dialect: DialectName, moments: readonly number[]): Promise<void> {
  const running = await launchKillable(dialect)
  const { server, keeper } = running
  try {
    const whole = await addIncubator(keeper, { name: 'Whole', highTemperature: 31 })
    const start = performance.now()
    expect((await bringReadings(keeper, `/api/incubators/${whole}`, file)).status).toBe(201)
    const lasting = performance.now() - start
    for (const moment of moments) await importUntilKilled(running, lasting, moment)
    await server.stop()
    await expectSoundRows(running)
  } finally {
    await running.dispose()
  }
}

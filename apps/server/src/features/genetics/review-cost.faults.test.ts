import { monitorEventLoopDelay } from 'node:perf_hooks'
import { pythonRegius } from '@clutchbook/domain/genetics/catalogue/python-regius'
import { expect, test } from 'vitest'
import type { Db } from '../../platform/database/database.ts'
import { addAnimal } from '../../testing/family.ts'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'
import { cookieHeader, type Visitor } from '../../testing/visitor.ts'

const count = 10_000
const rowsAtOnce = 200
const rounds = 5

/** A text that no other animal has and nobody has read: two to five names, hets among them, and a line of its own for some. */
function textOf(n: number, round: number): string {
  const { genes } = pythonRegius
  const names = Array.from({ length: 2 + (n % 4) }, (_none, at) => {
    const gene = genes[(n * (at + 3) + at * 17 + round) % genes.length]
    return gene?.inheritance === 'recessive' && n % 3 > 0 ? `66% het ${gene.name}` : gene?.name
  })
  return `${names.join(' ')}${n % 7 === 0 ? ` Tidewater ${round} ${n}` : ` ${'1.0 '.repeat((n + round) % 2)}, ${n % 100}% het Clown`}`
}

/** Copies one animal until there are so many, each with a text of its own. */
async function multiply(db: Db): Promise<void> {
  const { id: _, ...first } = await db.selectFrom('animal').selectAll().executeTakeFirstOrThrow()
  for (let at = 1; at < count; at += rowsAtOnce)
    await db
      .insertInto('animal')
      .values(
        Array.from({ length: Math.min(rowsAtOnce, count - at) }, (_none, n) => ({
          ...first,
          name: `Ember ${at + n}`,
          morph: textOf(at + n, 0),
        })) as never,
      )
      .execute()
}

async function rewrite(db: Db, round: number): Promise<void> {
  const rows = await db.selectFrom('animal').select('id').execute()
  await db.transaction().execute(async (tx) => {
    for (const { id } of rows)
      await tx
        .updateTable('animal')
        .set({ morph: textOf(id, round) })
        .where('id', '=', id)
        .execute()
  })
}

/** The work of a summary in milliseconds of this thread's own time, and how late the loop came meanwhile. */
async function costOf(inject: () => Promise<{ statusCode: number }>) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  const before = process.threadCpuUsage()
  const { statusCode } = await inject()
  const { user, system } = process.threadCpuUsage(before)
  delay.disable()
  expect(statusCode).toBe(200)
  return { work: (user + system) / 1000, late: delay.percentile(99) / 1e6 }
}

const change = async (keeper: Visitor, id: number, morph: string): Promise<void> =>
  expect((await keeper.patch(`/api/animals/${id}`, { morph })).status).toBe(200)

test.each(['sqlite', 'postgres'] as const)(
  'GEN-71 the review of 10,000 texts that nobody has read takes a second, and after one change 50 ms, on %s',
  { timeout: 300_000 },
  async (dialect) => {
    const { app, keeper: newKeeper } = await startApp(dialect, {
      env: { PLAN_LIMITS: 'off' },
      ownDatabase: true,
    })
    const keeper = await newKeeper()
    const id = await addAnimal(keeper, { morph: 'Pastel' })
    await multiply(app.db)
    const cookie = cookieHeader(keeper)
    const summary = () =>
      costOf(() => app.http.inject({ url: '/api/genetics/review/summary', headers: { cookie } }))
    const [cold, late, changed]: [number[], number[], number[]] = [[], [], []]
    for (let round = 1; round <= rounds; round += 1) {
      await rewrite(app.db, round)
      // Raises the version of the data, so that no answer from before stands.
      await change(keeper, id, `Pastel ${round}`)
      const first = await summary()
      cold.push(first.work)
      late.push(first.late)
      await change(keeper, id, `Enchi ${round}`)
      changed.push((await summary()).work)
    }
    const told = { cold: median(cold), late: median(late), changed: median(changed) }
    console.info(
      `${dialect}: review of ${count} unread texts ${told.cold.toFixed(0)} ms, loop p99 ${told.late.toFixed(1)} ms, after one change ${told.changed.toFixed(0)} ms`,
    )
    expect(told.cold).toBeLessThanOrEqual(1000)
    expect(told.late).toBeLessThanOrEqual(20)
    expect(told.changed).toBeLessThanOrEqual(50)
  },
)

import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { bringSheet } from '../../testing/sheets.ts'
import { median, quantile } from '../../testing/statistics.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'

const count = 10_000
const rounds = 3

const sheet = (round: number): string =>
  [
    'Name,Species,Morph,Sex,DOB,ID,Weight,Notes',
    ...Array.from(
      { length: count },
      (_none, n) =>
        `Ember ${n},Python regius,Pastel Clown,f,2021-06-14,R${round}-${n},${n % 3000} g,Fed on Mondays`,
    ),
  ].join('\n')

/** The same rows, inserted one by one in one transaction, as briefly as it can be done. */
async function insertBare({ app: { db } }: TestApp, keeperId: number): Promise<void> {
  const { id: _, ...first } = await db
    .selectFrom('animal')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .limit(1)
    .executeTakeFirstOrThrow()
  await db.transaction().execute(async (tx) => {
    for (let n = 0; n < count; n += 1)
      await tx
        .insertInto('animal')
        .values({ ...first, name: `Ember ${n}` } as never)
        .execute()
  })
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

onBothDatabases('a sheet of 10,000 animals', (dialect) => {
  test('F22 takes at most five times what bare inserts take', { timeout: 300_000, retry: 1 }, async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' } })
    const [mara, tom] = [await running.keeper(), await running.keeper()]
    const keeperId = (await mara.get('/api/user')).json().id
    expect((await bringSheet(mara, sheet(0))).json()).toEqual({ count })
    const [ours, bare, alone, beside]: [number[], number[], number[], number[]] = [[], [], [], []]
    for (let round = 1; round <= rounds; round += 1) {
      const text = sheet(round)
      for (let n = 0; n < 50; n += 1) alone.push(await timed(() => tom.get('/api/dashboard')))
      let isDone = false
      const bringing = timed(() => bringSheet(mara, text)).finally(() => {
        isDone = true
      })
      while (!isDone) beside.push(await timed(() => tom.get('/api/dashboard')))
      ours.push(await bringing)
      bare.push(await timed(() => insertBare(running, keeperId)))
    }
    const ratio = median(ours) / median(bare)
    console.log(
      `${dialect}: sheet of 10,000 ${median(ours).toFixed(0)} ms, bare inserts ${median(bare).toFixed(0)} ms, ratio ${ratio.toFixed(2)}; ` +
        `others p50 ${median(beside).toFixed(1)} ms beside ${median(alone).toFixed(1)} ms alone, p99 ${quantile(beside, 0.99).toFixed(0)} ms beside ${quantile(alone, 0.99).toFixed(0)} ms alone`,
    )
    expect(ratio).toBeLessThan(5)
  })
})

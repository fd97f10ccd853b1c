import { expect, test } from 'vitest'
import { readyInserts } from '../../testing/bare-moves.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { bringSheet, longSheet } from '../../testing/sheets.ts'
import { median } from '../../testing/statistics.ts'
import { startApp } from '../../testing/test-app.ts'
import { timed } from '../../testing/timed.ts'

const count = 10_000
const rounds = 3

onBothDatabases('a sheet of 10,000 animals', (dialect) => {
  test('F22 takes at most five times what bare inserts take', { timeout: 300_000, retry: 1 }, async () => {
    const running = await startApp(dialect, { env: { PLAN_LIMITS: 'off' }, ownDatabase: true })
    const keeper = await running.keeper()
    const keeperId = (await keeper.get('/api/user')).json().id
    const first = (await bringSheet(keeper, longSheet(count, 'R0'))).json()
    expect(first).toEqual({ count, ids: expect.any(Array) })
    expect(first.ids).toHaveLength(count)
    const [ours, bare]: [number[], number[]] = [[], []]
    for (let round = 1; round <= rounds; round += 1) {
      const sheet = longSheet(count, `R${round}`)
      ours.push(await timed(() => bringSheet(keeper, sheet)))
      bare.push(await timed(await readyInserts(running.app.db, keeperId, count)))
    }
    const ratio = median(ours) / median(bare)
    console.log(
      `${dialect}: sheet of 10,000 ${median(ours).toFixed(0)} ms, bare inserts ${median(bare).toFixed(0)} ms, ratio ${ratio.toFixed(2)}`,
    )
    expect(ratio).toBeLessThan(5)
  })
})

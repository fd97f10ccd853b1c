import { expect, test } from 'vitest'
import { onBothDatabases } from './testing/both-databases.ts'
import { inFullOnly } from './testing/full.ts'
import { listEndpoints } from './testing/record-kinds/endpoints.ts'
import * as work from './testing/record-kinds/every-change.ts'
import { watchCalls } from './testing/record-kinds/watched-calls.ts'
import { startWithoutRounds } from './testing/without-rounds.ts'

onBothDatabases('the kinds of record that contracts state', (dialect) => {
  test('COL-82 are those that every call writes, and every answer that a call makes old shows one of them', {
    timeout: 360_000,
    ...inFullOnly,
  }, async () => {
    const running = await startWithoutRounds(dialect)
    const observer = await running.keeper({ username: 'mara', email: 'mara@example.org' })
    await running.keeper()
    const watch = await watchCalls(running, observer)
    const { over, written } = watch
    const scene = { running, over, keeper: over(observer) }
    await work.payForPlan(scene)
    await work.workOnRecords(scene)
    await work.workOnReminders(scene)
    await work.workOnAccounts(scene)
    await work.openSharedPages(scene)
    expect(watch.faults).toEqual([])
    const changing = listEndpoints().filter(({ method }) => method !== 'GET')
    const unmade = changing.filter(({ address }) => !written.has(address))
    expect(
      unmade.map(({ address }) => address),
      'no call of these was watched',
    ).toEqual([])
    const unseen = changing.flatMap(({ address, changes = [] }) =>
      changes.filter((kind) => !written.get(address)?.has(kind)).map((kind) => `${address} ${kind}`),
    )
    expect(unseen, 'stated, and written by no call that was watched').toEqual([])
  })
})

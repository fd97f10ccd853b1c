import { loggedKinds } from '@clutchbook/domain/areas'
import { isReading } from '@clutchbook/domain/kernel/endpoint'
import { expect, test } from 'vitest'
import { onBothDatabases } from './testing/both-databases.ts'
import { contradictions, readChanges } from './testing/changes/logged-changes.ts'
import { readStoredRecords } from './testing/changes/stored-records.ts'
import { inFullOnly } from './testing/full.ts'
import type { PayingApp } from './testing/paying.ts'
import { endpointAt, listEndpoints } from './testing/record-kinds/endpoints.ts'
import * as work from './testing/record-kinds/every-change.ts'
import { type Visitor, visitorOf } from './testing/visitor.ts'
import { startWithoutRounds } from './testing/without-rounds.ts'

/** Has each changing call of a visitor compared with what it left in the log. */
async function watchLog({ app }: PayingApp) {
  const faults: string[] = []
  const left = new Set<string>()
  const keepers = async (): Promise<Set<string>> => {
    const rows = await app.db.selectFrom('keeper').select('id').execute()
    return new Set(rows.map(({ id }) => String(id)))
  }
  const call = async (visitor: Visitor, ...[method, path, options]: Parameters<Visitor['call']>) => {
    if (isReading(method)) return visitor.call(method, path, options)
    const [stored, before] = [await readStoredRecords(app.db), await readChanges(app.db)]
    const answer = await visitor.call(method, path, options)
    const { address } = endpointAt(method, path)
    const known = new Set(before.map(({ key }) => key))
    const [now, changes] = [await readStoredRecords(app.db), await readChanges(app.db, known)]
    for (const fault of contradictions(stored, now, changes, await keepers()))
      faults.push(`${address}: ${fault}`)
    for (const { via } of changes) if (via === 'product') faults.push(`${address}: nobody did it`)
    if (changes.length > 0) left.add(address)
    return answer
  }
  const over = (visitor: Visitor): Visitor =>
    visitorOf((...parts) => call(visitor, ...parts), visitor.cookies)
  return { faults, left, over }
}

onBothDatabases('the changes that calls leave', (dialect) => {
  test('OFF-01 OFF-03 are exactly what each call did to records, and none that writes a record leaves no change', {
    timeout: 360_000,
    ...inFullOnly,
  }, async () => {
    const running = await startWithoutRounds(dialect)
    const keeper = await running.keeper({ username: 'mara', email: 'mara@example.org' })
    await running.keeper()
    const { faults, left, over } = await watchLog(running)
    const scene = { running, over, keeper: over(keeper) }
    await work.payForPlan(scene)
    await work.workOnRecords(scene)
    await work.workOnReminders(scene)
    await work.workOnAccounts(scene)
    expect(faults).toEqual([])
    const writing = listEndpoints().filter(({ changes = [] }) =>
      changes.some((kind) => (loggedKinds as readonly string[]).includes(kind)),
    )
    // With an account all goes that it had, its log among it.
    left.add('DELETE /api/user/account')
    const silent = writing.filter(({ address }) => !left.has(address)).map(({ address }) => address)
    expect(silent, 'these change records by their contracts, and left no change').toEqual([])
    const kinds = await running.app.db.selectFrom('change').select('kind').distinct().execute()
    expect(kinds.map(({ kind }) => kind).sort()).toEqual([...loggedKinds].sort())
  })
})

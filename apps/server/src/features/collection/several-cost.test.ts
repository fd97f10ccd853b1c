import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { countStatements } from '../../testing/counted-statements.ts'
import { addAnimal } from '../../testing/family.ts'
import { formOf } from '../../testing/full.ts'
import { createProject } from '../../testing/pair.ts'
import { readRecords } from '../../testing/records.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

/** Adds animals as seasons bring them: pairs with a project, children of the first pair, with records and events. */
async function addSeasons(keeper: Visitor, count: number): Promise<number[]> {
  const { maleId, femaleId, path } = await createProject(keeper)
  const ids = [maleId, femaleId]
  const add = async (to: string, body: object): Promise<void> =>
    expect((await keeper.post(to, body)).status).toBe(201)
  while (ids.length < count - 2) {
    const id = await addAnimal(keeper, ids.length % 2 ? { fatherId: maleId, motherId: femaleId } : {})
    ids.push(id)
    await add(`/api/animals/${id}/records`, { recordType: 'shed', recordDate: '2026-06-01' })
    if (ids.length % 5 === 0) await add(`${path}/offspring`, { reptileId: id })
    if (ids.length % 6 === 0)
      await add('/api/events', { title: 'Feed', startDate: '2026-07-01', animalId: id, reminder: true })
    if (ids.length % 10 !== 0) continue
    const pair = await createProject(keeper)
    ids.push(pair.maleId, pair.femaleId)
  }
  while (ids.length < count) ids.push(await addAnimal(keeper))
  return ids
}

/** Deletes animals and brings them back; answers how many statements each of the two took. */
async function countBoth(running: TestApp, keeper: Visitor, ids: readonly number[]) {
  const count = (path: string, body: object): Promise<number> =>
    countStatements(running.app.db, async () => {
      const answer = await keeper.post(path, body)
      expect(answer.status, answer.text).toBe(200)
    })
  const removing = await count('/api/animals/remove', { ids })
  expect((await keeper.get('/api/trash')).json()).toHaveLength(ids.length)
  const entries = ids.map((id) => ({ kind: 'animals', id }))
  return { removing, restoring: await count('/api/trash/restore', { entries }) }
}

onBothDatabases('what many animals at once cost', (dialect) => {
  for (const order of ['oldest', 'newest'])
    test(
      `U7 R74 two hundred, the ${order} first, leave and come back with at most a small multiple of the statements for twenty, as they were`,
      formOf(order === 'oldest' && dialect === 'sqlite'),
      async () => {
        const running = await startApp(dialect, {
          env: { PLAN_LIMITS: 'off' },
          withLock: true,
          ownDatabase: true,
        })
        const [few, many] = [await running.keeper(), await running.keeper()]
        const [fewIds, manyIds] = [await addSeasons(few, 20), await addSeasons(many, 200)]
        const inOrder = (ids: number[]): number[] => (order === 'oldest' ? ids : ids.toReversed())
        const before = await readRecords(running)
        const ofFew = await countBoth(running, few, inOrder(fewIds))
        const ofMany = await countBoth(running, many, inOrder(manyIds))
        expect(await readRecords(running)).toBe(before)
        expect(ofMany.removing).toBeLessThan(2 * ofFew.removing)
        expect(ofMany.restoring).toBeLessThan(2 * ofFew.restoring)
      },
    )
})

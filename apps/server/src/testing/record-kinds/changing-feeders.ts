import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

const food = { prey: 'quail', size: 'chick', state: 'frozen-thawed' }

/** Food in stock is added, changed, bought, fed by every call that feeds, given back, removed and brought back. */
export async function changeFeeders(keeper: Visitor, animal: number): Promise<void> {
  const id = await done(keeper.post('/api/feeders', { ...food, count: 40, unitCost: '1.50' }))
  await done(keeper.patch(`/api/feeders/${id}`, { lowAt: 5 }))
  await done(keeper.post(`/api/feeders/${id}/stock`, { clientId: 'bought-0001', why: 'bought', change: 10 }))
  await feed(keeper, animal)
  await done(keeper.remove(`/api/feeders/${id}`))
  await done(keeper.post(`/api/trash/feeders/${id}/restore`))
  await done(keeper.remove(`/api/feeders/${id}`))
  await done(keeper.post('/api/trash/restore', { entries: [{ kind: 'feeders', id }] }))
}

async function feed(keeper: Visitor, animal: number): Promise<void> {
  const meal = { recordType: 'feeding', recordDate: '2026-06-12', data: { ...food, count: 2 } }
  const records = `/api/animals/${animal}/records`
  const record = await done(keeper.post(records, meal))
  await done(keeper.patch(`${records}/${record}`, { data: { ...food, count: 3 } }))
  await done(keeper.remove(`${records}/${record}`))
  const several = await keeper.post('/api/animals/records', { ...meal, ids: [animal] })
  expect(several.status, several.text).toBe(200)
  await done(keeper.post('/api/animals/records/remove', { ids: several.json().ids }))
  const entries = [{ ...meal, animalId: animal, clientId: 'fed-0001-quail' }]
  await done(keeper.post('/api/log', { entries }))
  await done(keeper.post('/api/log/undo', { clientIds: ['fed-0001-quail'] }))
}

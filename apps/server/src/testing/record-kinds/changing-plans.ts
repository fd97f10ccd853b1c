import { expect } from 'vitest'
import type { Visitor } from '../visitor.ts'
import { done } from './taken-calls.ts'

/** Plans are made, replaced, changed, removed and brought back. */
export async function changePlans(keeper: Visitor, animal: number): Promise<void> {
  const plan = { animalIds: [animal], kind: 'weight', minDays: 30 }
  const put = async (fields: object): Promise<number> => {
    const answer = await keeper.put('/api/plans', { ...plan, ...fields })
    expect(answer.status, answer.text).toBe(200)
    return answer.json().ids[0]
  }
  const id = await put({})
  const event = await keeper.post('/api/events', { title: 'Weigh', startDate: '2026-06-15' })
  expect(await put({ minDays: 14, fromEventId: event.json().id })).toBe(id)
  await done(keeper.patch(`/api/plans/${id}`, { maxDays: 20 }))
  await done(keeper.remove(`/api/plans/${id}`))
  await done(keeper.post(`/api/trash/plans/${id}/restore`))
  await done(keeper.patch('/api/husbandry/settings', { restDays: 10 }))
}

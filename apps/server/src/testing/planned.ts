import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Plans one thing for animals, a feeding from 1 June 2026 on unless said; answers the number of the first one's plan. */
export async function planFor(keeper: Visitor, animalIds: number[], fields: object): Promise<number> {
  const answer = await keeper.put('/api/plans', {
    ...{ animalIds, kind: 'feeding', startsOn: '2026-06-01' },
    ...fields,
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.json().ids[0]
}

/** Writes a record down, a feeding of 15 June 2026 unless said; answers its address. */
export async function writeDown(keeper: Visitor, animal: number, fields: object = {}): Promise<string> {
  const answer = await keeper.post(`/api/animals/${animal}/records`, {
    ...{ recordType: 'feeding', recordDate: '2026-06-15' },
    ...fields,
  })
  expect(answer.status, answer.text).toBe(201)
  return `/api/animals/${animal}/records/${answer.json().id}`
}

import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** What most of them are of. */
export const mouse = { prey: 'mouse', size: 'adult', state: 'frozen-thawed' }

/** Adds a feeder, of 20 mice unless told otherwise; answers its number. */
export async function addFeeder(keeper: Visitor, fields: object = {}): Promise<number> {
  const answer = await keeper.post('/api/feeders', { ...mouse, count: 20, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

/** Pieces left of each feeder. */
export const leftInStock = async (keeper: Visitor): Promise<number[]> =>
  (await keeper.get('/api/feeders')).json().map(({ count }: { count: number }) => count)

/** A feeding over the wire. */
export const feeding = (data: object, recordDate = '2026-06-10') => ({
  recordType: 'feeding',
  recordDate,
  data,
})

/** Feeds an animal; answers the address of the record. */
export async function feed(keeper: Visitor, animal: number, data: object): Promise<string> {
  const answer = await keeper.post(`/api/animals/${animal}/records`, feeding(data))
  expect(answer.status, answer.text).toBe(201)
  return `/api/animals/${animal}/records/${answer.json().id}`
}

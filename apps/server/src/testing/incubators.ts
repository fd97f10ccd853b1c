import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

async function add(keeper: Visitor, path: string, body: object): Promise<number> {
  const answer = await keeper.post(path, body)
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

/** Adds an incubator, called Left unless told otherwise; answers its number. */
export const addIncubator = (keeper: Visitor, fields: object = {}): Promise<number> =>
  add(keeper, '/api/incubators', { name: 'Left', ...fields })

/** Puts a box into an incubator, called Box 1 unless told otherwise; answers its number. */
export const putBox = (keeper: Visitor, incubatorId: number, fields: object = {}): Promise<number> =>
  add(keeper, `/api/incubators/${incubatorId}/boxes`, { name: 'Box 1', ...fields })

import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** Adds an animal and answers its number. */
export async function addAnimal(keeper: Visitor, fields: object = {}): Promise<number> {
  const answer = await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius', ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.json().id
}

/**
 * Adds an animal whose every ancestor is another animal, and answers its number. `generations` counts its own, so four
 * are 15 animals. The farthest come first, each named after its place in the tree: 1, 2 and 3 its parents, and so on.
 */
export async function addFamily(keeper: Visitor, generations: number, place = 1): Promise<number> {
  const fields = { name: String(place), sex: place % 2 === 0 ? 'Male' : 'Female' }
  if (generations === 1) return addAnimal(keeper, fields)
  const fatherId = await addFamily(keeper, generations - 1, 2 * place)
  const motherId = await addFamily(keeper, generations - 1, 2 * place + 1)
  return addAnimal(keeper, { ...fields, fatherId, motherId })
}

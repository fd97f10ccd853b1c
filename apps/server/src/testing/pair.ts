import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** A male and a female of one keeper, by their numbers. */
export type Pair = { readonly maleId: number; readonly femaleId: number }

const sire = { name: 'Cinder', species: 'Python regius', morph: 'Clown', sex: 'Male' }
const dam = { name: 'Dahlia', species: 'Python regius', morph: 'Pastel het Clown', sex: 'Female' }

/** Adds a male and a female to pair; what is given stands in place of their usual fields. */
export async function createPair(
  keeper: Visitor,
  fields: { male?: object; female?: object } = {},
): Promise<Pair> {
  const add = async (animal: object): Promise<number> => {
    const answer = await keeper.post('/api/animals', animal)
    expect(answer.status, answer.text).toBe(201)
    return answer.json().id
  }
  return {
    maleId: await add({ ...sire, ...fields.male }),
    femaleId: await add({ ...dam, ...fields.female }),
  }
}

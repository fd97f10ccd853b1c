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

/** A project of a new pair, and its address. */
export type TestProject = Pair & { readonly id: number; readonly path: string }

/** Adds a pair and a project of theirs. */
export async function createProject(
  keeper: Visitor,
  fields: { male?: object; female?: object; project?: object } = {},
): Promise<TestProject> {
  const pair = await createPair(keeper, fields)
  const body = {
    ...pair,
    name: 'Clown x Pied',
    startDate: '2026-04-01',
    status: 'Incubating',
    ...fields.project,
  }
  const answer = await keeper.post('/api/breeding-projects', body)
  expect(answer.status, answer.text).toBe(201)
  const { id } = answer.json()
  return { ...pair, id, path: `/api/breeding-projects/${id}` }
}

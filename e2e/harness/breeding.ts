import { type APIRequestContext, expect } from '@playwright/test'
import { addAnimals } from './animals.ts'

/** Fields of a project over the wire; name, start and status are filled in. */
export type ProjectFields = Record<string, unknown> & { maleId: number; femaleId: number }

/** Starts a project for whoever is signed in, and answers its id. */
export async function addProject(request: APIRequestContext, fields: ProjectFields): Promise<number> {
  const data = { name: 'Rook × Ember', startDate: '2026-05-01', status: 'Pairing', ...fields }
  const answer = await request.post('/api/breeding-projects', { data })
  expect(answer.status(), await answer.text()).toBe(201)
  return (await answer.json()).id
}

/** Adds a male and a female that may be paired. */
export async function addPair(request: APIRequestContext): Promise<{ maleId: number; femaleId: number }> {
  const [maleId = 0, femaleId = 0] = await addAnimals(request, [
    { name: 'Rook', sex: 'Male', morph: 'Mojave' },
    { name: 'Ember', sex: 'Female', morph: 'Clown' },
  ])
  return { maleId, femaleId }
}

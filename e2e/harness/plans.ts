import { type APIRequestContext, expect } from '@playwright/test'
import { addAnimals } from './animals.ts'

/** A plan over the wire. */
type PlanFields = Record<string, unknown> & { kind: string }

/** Sets the same plan for animals; it is due at once. */
export async function planFor(
  request: APIRequestContext,
  animalIds: readonly number[],
  plan: PlanFields,
): Promise<void> {
  const answer = await request.put('/api/plans', { data: { animalIds, minDays: 7, ...plan } })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** What the animals of a rack are fed. */
export const mediumRat = { prey: 'rat', size: 'medium', state: 'frozen-thawed', count: 1 } as const

/** So many animals in one rack, R-1 and on, each of them to be fed today. */
export async function addRack(request: APIRequestContext, count: number): Promise<number[]> {
  const ids = await addAnimals(
    request,
    Array.from({ length: count }, (_, at) => ({ name: `Rat eater ${at + 1}`, customId: `R-${at + 1}` })),
  )
  await planFor(request, ids, { kind: 'feeding', food: mediumRat })
  return ids
}

type Fed = { animalId: number; data: { outcome?: string; prey?: string; count?: number } | null }

/** Everything that is written down of feedings. */
export const feedingsOf = async (request: APIRequestContext): Promise<Fed[]> =>
  (await request.get('/api/records?recordType=feeding&limit=200')).json()

import { inPortions } from '@clutchbook/domain/kernel/portions'
import { mostAtOnce } from '@clutchbook/domain/kernel/several'
import type { QueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

/** A plan as it is read, with when it is due next. */
export type ShownPlan = Answer<'GET /api/plans'>[number]

/** What a plan says, without the animals that it is for. */
export type PlanBody = Omit<CallOptions<'PUT /api/plans'>['body'], 'animalIds' | 'fromEventId'>

/** The plans of a kind that some animals have now. */
export async function readPlansOf(kind: string, animalIds: readonly number[]): Promise<ShownPlan[]> {
  const [first, ...others] = animalIds
  const animalId = others.length === 0 ? first : undefined
  const plans = await call('GET /api/plans', { query: { kind, ...(animalId !== undefined && { animalId }) } })
  const asked = new Set(animalIds)
  return plans.filter(({ animalId: id }) => id !== null && asked.has(id))
}

/** Makes a plan for each of several animals, in place of the one of that kind and title. */
export async function putPlans(animalIds: readonly number[], body: PlanBody) {
  const put: { ids: number[]; created: number } = { ids: [], created: 0 }
  for (const portion of inPortions(animalIds, mostAtOnce)) {
    const { ids, created } = await call('PUT /api/plans', { body: { ...body, animalIds: [...portion] } })
    put.ids.push(...ids)
    put.created += created
  }
  return put
}

export const changePlan = (id: number, body: Partial<PlanBody>, ifMatch: number) =>
  call('PATCH /api/plans/{id}', { params: { id }, body, ifMatch })

export const removePlan = (id: number) => call('DELETE /api/plans/{id}', { params: { id } })

/** Has everything read again that tells of plans. All calls on plans change them alike. */
export const refreshPlans = (cache: QueryClient): Promise<void> => refreshAfter(cache, 'PUT /api/plans')

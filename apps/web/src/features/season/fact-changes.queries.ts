import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { visitsElsewhere } from '@clutchbook/domain/season/visits.rules'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../shared/api/client.ts'
import { refreshing } from '../../shared/api/refresh.ts'
import {
  type Fact,
  type FactChange,
  type NewFact,
  type SavedFact,
  seasonFactsQuery,
} from './season.queries.ts'

/** Writes a fact of a female down, once however often it is sent under a key. */
export const addFact = (cache: QueryClient, id: number, body: NewFact, key: string): Promise<SavedFact> =>
  refreshing(cache, 'POST /api/animals/{id}/season-facts', () =>
    call('POST /api/animals/{id}/season-facts', { params: { id }, body, idempotencyKey: key }),
  )

type At = Pick<Fact, 'id' | 'animalId'>

/** Changes a fact; of the stated version alone, where one is. */
export const changeFact = (
  cache: QueryClient,
  { id: factId, animalId: id }: At,
  body: FactChange,
  version?: number,
): Promise<SavedFact> =>
  refreshing(cache, 'PATCH /api/animals/{id}/season-facts/{factId}', () =>
    call('PATCH /api/animals/{id}/season-facts/{factId}', {
      ...{ params: { id, factId }, body },
      ...(version !== undefined && { ifMatch: version }),
    }),
  )

export const removeFact = (cache: QueryClient, { id: factId, animalId: id }: At): Promise<void> =>
  refreshing(cache, 'DELETE /api/animals/{id}/season-facts/{factId}', () =>
    call('DELETE /api/animals/{id}/season-facts/{factId}', { params: { id, factId } }),
  )

/** A visit of a male to another female, as it was before it was ended. */
type EndedVisit = At & Pick<Fact, 'until'>

/** The visits of a male that are ended where he is introduced to another female on a day. */
export async function readVisitsElsewhere(
  cache: QueryClient,
  visit: { readonly femaleId: number; readonly maleId: number; readonly day: CivilDay },
): Promise<EndedVisit[]> {
  const facts = await cache.fetchQuery({ ...seasonFactsQuery(visit.maleId), staleTime: 0 })
  const visits = facts.flatMap(({ id, kind, animalId, maleId, day, until }) =>
    kind === 'introduced' && maleId !== null
      ? [{ id, animalId, femaleId: animalId, maleId, day, until }]
      : [],
  )
  return visitsElsewhere(visits, visit)
}

/** Has visits last again as they did before they were ended. */
export async function goOnVisiting(cache: QueryClient, ended: readonly EndedVisit[]): Promise<void> {
  for (const { until, ...visit } of ended) await changeFact(cache, visit, { until })
}

import type { SharedAnimal } from '@clutchbook/domain/sharing/sharing.schema'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { publicAnimalQuery } from '../public-pages.queries.ts'

/** How long a look-up counts as fresh, in milliseconds: five minutes (LIN-12), also where it found nobody. */
const freshMs = 5 * 60 * 1000

const relativeQuery = (id: number) => ({
  ...publicAnimalQuery(id),
  staleTime: freshMs,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

const byNumber = (
  results: readonly UseQueryResult<SharedAnimal | null>[],
): ReadonlyMap<number, SharedAnimal> =>
  new Map(results.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])))

/**
 * The grandparents of a shared animal, by their numbers: those alone that are shared themselves (LIN-43). Of all others
 * nothing is known here, not even that there is something to hide.
 */
export function useGrandparents({ father, mother }: Pick<SharedAnimal, 'father' | 'mother'>) {
  const named = [father?.fatherId, father?.motherId, mother?.fatherId, mother?.motherId]
  const ids = new Set(named.filter((id) => typeof id === 'number'))
  return useQueries({ queries: [...ids].map(relativeQuery), combine: byNumber })
}

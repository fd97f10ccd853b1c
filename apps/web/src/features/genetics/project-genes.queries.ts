import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter, refreshing } from '../../shared/api/refresh.ts'

export type ProjectYoung = Answer<'GET /api/breeding-projects/{id}/young'>
export type YoungBody = CallOptions<'PUT /api/breeding-projects/{id}/young'>['body']

const address = 'PUT /api/breeding-projects/{id}/young'

/** How many looks are listed on the page of a project. */
const shownLooks = 8

/** What the pair of a project gives. */
export const projectOddsQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/breeding-projects/{id}/odds', { params: { id }, query: { limit: shownLooks } }),
    retry: false,
  })

/** The young that are counted on a project. */
export const projectYoungQuery = (id: number) =>
  queryOptions(read('GET /api/breeding-projects/{id}/young', { params: { id } }))

type Save = { body: YoungBody; version: number }

/** Counts the young of a project anew, unless somebody did so since the version that the change starts from. */
export function useCountYoung(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ body, version }: Save) => call(address, { params: { id }, body, ifMatch: version }),
    onSuccess: (saved) => {
      cache.setQueryData(projectYoungQuery(id).queryKey, saved)
      return refreshAfter(cache, address)
    },
    // A refused version means that our copy is old.
    onError: () => refreshAfter(cache, address),
  })
}

/** Puts young back as they were before a save that made this version. */
export async function takeYoungBack(
  cache: QueryClient,
  { breedingProjectId: id, young }: ProjectYoung,
  version: number,
): Promise<void> {
  const body = { young: young.map(({ count, text }) => ({ count, text })) }
  await refreshing(cache, address, () => call(address, { params: { id }, body, ifMatch: version }))
}

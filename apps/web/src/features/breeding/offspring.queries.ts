import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { addOffspring, listOffspring, offspringPath, removeOffspring } from './breeding.api.ts'
import { refreshProjects } from './breeding.queries.ts'

/** Offspring shown at first; the others follow by a button. */
const pageSize = 12

/** The offspring links of a project, newest first, page by page. */
export function offspringQuery(projectId: number) {
  const query = { limit: pageSize }
  return infiniteQueryOptions({
    queryKey: [offspringPath(projectId, query)],
    queryFn: ({ pageParam, signal }) =>
      listOffspring(projectId, pageParam === null ? query : { ...query, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** The pages of animals tell their parents and offspring, so they grow old with a link. */
const refreshAfterLink = (cache: QueryClient): Promise<unknown> =>
  Promise.all([
    refreshProjects(cache),
    cache.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        typeof path === 'string' && /^\/api\/(reptiles|animals)\/\d+(\/|$)/.test(path),
    }),
  ])

/** Links an own animal to a project; the same key makes one link however often the call is repeated. */
export function useAddOffspring(projectId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ animalId, key }: { animalId: number; key: string }) =>
      addOffspring(projectId, animalId, key),
    onSuccess: () => refreshAfterLink(cache),
  })
}

/** Removes an offspring link; the animal stays. */
export function useRemoveOffspring(projectId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (linkId: number) => removeOffspring(projectId, linkId),
    onSuccess: () => refreshAfterLink(cache),
  })
}

import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshAnimals } from '../collection/public/refresh-animals.ts'
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

/** The pages of animals and their trees tell of parents and offspring, so they grow old with a link. */
export const refreshLinks = (cache: QueryClient): Promise<unknown> =>
  Promise.all([refreshProjects(cache), refreshAnimals(cache)])

/** A refusal means that our copy is old, but nobody waits for the next one. */
const refreshing = (cache: QueryClient) => ({
  onSuccess: () => refreshLinks(cache),
  onError: () => void refreshLinks(cache),
})

/** Links an own animal to a project; the same key makes one link however often the call is repeated. */
export function useAddOffspring(projectId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ animalId, key }: { animalId: number; key: string }) =>
      addOffspring(projectId, animalId, key),
    ...refreshing(cache),
  })
}

/** Removes an offspring link; the animal stays. */
export function useRemoveOffspring(projectId: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (linkId: number) => removeOffspring(projectId, linkId),
    ...refreshing(cache),
  })
}

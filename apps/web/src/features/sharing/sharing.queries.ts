import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AnimalSharingBody,
  animalSharingPath,
  changeAnimalSharing,
  changeSharingSettings,
  getAnimalSharing,
  getOverview,
  overviewPath,
} from './sharing.api.ts'

/** Whether one own animal is shared, and where others see it. Always asked anew: another tab may have stopped it. */
export const animalSharingQuery = (id: number) =>
  queryOptions({
    queryKey: [animalSharingPath(id)],
    queryFn: ({ signal }) => getAnimalSharing(id, signal),
    staleTime: 0,
  })

/** Everything that the keeper shows to others. */
export const sharingOverviewQuery = queryOptions({
  queryKey: [overviewPath],
  queryFn: ({ signal }) => getOverview(signal),
  staleTime: 0,
})

/** Shares an animal, or stops; its notes as wished (SHR-56). */
export function useChangeAnimalSharing(id: number) {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: AnimalSharingBody) => changeAnimalSharing(id, body),
    onSuccess: (sharing) => {
      cache.setQueryData(animalSharingQuery(id).queryKey, sharing)
      return cache.invalidateQueries({ queryKey: sharingOverviewQuery.queryKey })
    },
  })
}

/** Has everything read again that tells what is shared. */
export const refreshSharing = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.endsWith('/sharing'),
  })

/** Opens or closes profile, collection and directory (SHR-57). */
export function useChangeSharingSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: changeSharingSettings,
    onSuccess: (switches) => {
      cache.setQueryData(sharingOverviewQuery.queryKey, (before) => before && { ...before, ...switches })
      return cache.invalidateQueries({ queryKey: sharingOverviewQuery.queryKey })
    },
  })
}

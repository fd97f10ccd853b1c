import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import type { SeveralCall } from '../../shared/api/send-in-portions.ts'

export type AnimalSharing = Answer<'GET /api/animals/{id}/sharing'>
export type AnimalSharingBody = CallOptions<'PUT /api/animals/{id}/sharing'>['body']
export type SharingOverview = Answer<'GET /api/user/sharing'>
export type SharingLimits = SharingOverview['limits']['profile']
/** What bounds sharing, as it is changed: a last day, a password, or null to take it away. */
export type LimitsBody = Pick<AnimalSharingBody, 'endsOn' | 'password'>
export type SharingSettingsBody = CallOptions<'PATCH /api/user/sharing'>['body']

/** Whether one own animal is shared, and where others see it. Always asked anew: another tab may have stopped it. */
export const animalSharingQuery = (id: number) =>
  queryOptions({
    ...read('GET /api/animals/{id}/sharing', { params: { id } }),
    staleTime: 0,
  })

/** Everything that the keeper shows to others. */
export const sharingOverviewQuery = queryOptions({
  ...read('GET /api/user/sharing', {}),
  staleTime: 0,
})

/** Shares an animal, or stops; its notes as wished (SHR-56). */
export function useChangeAnimalSharing(id: number) {
  const cache = useQueryClient()
  const { queryKey } = animalSharingQuery(id)
  return useMutation({
    mutationFn: (body: AnimalSharingBody) => call('PUT /api/animals/{id}/sharing', { params: { id }, body }),
    onSuccess: (sharing) => {
      cache.setQueryData(queryKey, sharing)
      return refreshAfter(cache, 'PUT /api/animals/{id}/sharing', ([path]) => path === queryKey[0])
    },
  })
}

/** Shares several animals, or stops. */
export const shareSeveral =
  (shared: boolean): SeveralCall =>
  (ids, idempotencyKey) =>
    call('PUT /api/animals/sharing', { body: { ids, shared }, idempotencyKey })

/** Opens or closes profile, collection and directory (SHR-57). */
export function useChangeSharingSettings() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: SharingSettingsBody) => call('PATCH /api/user/sharing', { body }),
    onSuccess: (settings) => {
      cache.setQueryData(sharingOverviewQuery.queryKey, (before) => before && { ...before, ...settings })
      return refreshAfter(cache, 'PATCH /api/user/sharing')
    },
  })
}

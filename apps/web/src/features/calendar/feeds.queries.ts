import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'

export type FeedType = NonNullable<CallOptions<'POST /api/calendar-feeds'>['body']['type']>

/** A private calendar feed as it is listed. */
export type Feed = Answer<'GET /api/calendar-feeds'>[number]

/** The keeper's private calendar feeds. They may be made and read elsewhere, so they are asked for at each look. */
export const feedsQuery = queryOptions({
  ...read('GET /api/calendar-feeds', {}),
  staleTime: 0,
})

/** Makes a feed. Its address is answered once, so nothing keeps the answer after the dialog is closed. */
export function useCreateFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (type: FeedType | null) => call('POST /api/calendar-feeds', { body: { type } }),
    gcTime: 0,
    // A repeated call would make a second feed, whose address nobody has seen.
    retry: false,
    onSettled: () => refreshAfter(cache, 'POST /api/calendar-feeds'),
  })
}

export function useRemoveFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/calendar-feeds/{id}', { params: { id } }),
    onSettled: () => refreshAfter(cache, 'DELETE /api/calendar-feeds/{id}'),
  })
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { createFeed, feedsPath, listFeeds, removeFeed } from './calendar.api.ts'

/** The keeper's private calendar feeds. They may be made and read elsewhere, so they are asked for at each look. */
export const feedsQuery = queryOptions({
  queryKey: [feedsPath],
  queryFn: ({ signal }) => listFeeds(signal),
  staleTime: 0,
})

/** Makes a feed. Its address is answered once, so nothing keeps the answer after the dialog is closed. */
export function useCreateFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: createFeed,
    gcTime: 0,
    // A repeated call would make a second feed, whose address nobody has seen.
    retry: false,
    onSettled: () => cache.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  })
}

export function useRemoveFeed() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeFeed,
    onSettled: () => cache.invalidateQueries({ queryKey: feedsQuery.queryKey }),
  })
}

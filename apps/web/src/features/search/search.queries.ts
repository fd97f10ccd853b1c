import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { search, searchPath } from './search.api.ts'

/** What fits the words; what fitted the ones before stays until the answer comes. Forgotten soon, for each letter asks. */
export const searchQuery = (words: string) =>
  queryOptions({
    queryKey: [searchPath(words)],
    queryFn: ({ signal }) => search(words, signal),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 10_000,
  })

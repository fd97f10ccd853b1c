import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

/** What is found: it has a page of its own, or one that shows it among others. */
export type Found = Answer<'GET /api/search'>[number]

/** What fits the words; what fitted the ones before stays until the answer comes. Forgotten soon, for each letter asks. */
export const searchQuery = (words: string) =>
  queryOptions({
    ...read('GET /api/search', { query: { q: words } }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 10_000,
  })

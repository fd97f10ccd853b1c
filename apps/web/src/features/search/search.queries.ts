import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

type AnyFound = Answer<'GET /api/search'>[number]

/** What is found and has a page of its own, or one that shows it among others; places have none yet. */
export type Found = AnyFound & { readonly kind: Exclude<AnyFound['kind'], 'place'> }

const isShown = (find: AnyFound): find is Found => find.kind !== 'place'

/** What fits the words; what fitted the ones before stays until the answer comes. Forgotten soon, for each letter asks. */
export const searchQuery = (words: string) =>
  queryOptions({
    ...read('GET /api/search', { query: { q: words } }),
    select: (finds) => finds.filter(isShown),
    enabled: words !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 10_000,
  })

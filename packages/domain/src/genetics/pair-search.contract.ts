import { endpoint } from '../kernel/endpoint.ts'
import { pairSearch, pairSearchQuery } from './pair-search.schema.ts'

/** Which own animals to pair (GEN-50). */
export const pairSearchContract = {
  searchPairs: endpoint({
    method: 'GET',
    path: '/api/genetics/pairings',
    access: 'keeper',
    summary:
      'The pairs of own animals that make a target, by falling chance, or the hets to hold back for it',
    query: pairSearchQuery,
    answer: pairSearch,
    tagged: 'keeper',
    shows: ['animals', 'genotypes'],
    errors: ['not-valid'],
  }),
} as const

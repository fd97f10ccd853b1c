import { endpoint } from '../kernel/endpoint.ts'
import { odds, pairingQuery } from './odds.schema.ts'
import { pairSearch, pairSearchQuery } from './pair-search.schema.ts'

/** Which own animals to pair, and what a pair with own animals gives (GEN-49, GEN-50). */
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
    shows: ['animals', 'genotypes', 'genes', 'gene-changes', 'gene-words'],
    errors: ['not-valid'],
  }),
  countPairing: endpoint({
    method: 'GET',
    path: '/api/genetics/pairing',
    access: 'keeper',
    summary: 'What two animals give: own ones as their families read now, or morph texts',
    query: pairingQuery,
    answer: odds,
    tagged: 'keeper',
    shows: ['animals', 'genotypes', 'genes', 'gene-changes', 'gene-words'],
    errors: ['not-valid', 'not-found'],
  }),
} as const

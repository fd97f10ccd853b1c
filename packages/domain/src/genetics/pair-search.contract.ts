import { endpoint } from '../kernel/endpoint.ts'
import { keeperGeneKinds } from './keeper-genes.ts'
import { pairingOdds, pairingQuery } from './odds.schema.ts'
import { pairSearch, pairSearchQuery } from './pair-search.schema.ts'

/** What a pair of own animals is counted by: their families, and what their keeper says of genes. */
const shows = ['animals', 'genotypes', 'breeding-projects', 'counted-young', ...keeperGeneKinds] as const

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
    shows,
    errors: ['not-valid'],
  }),
  countPairing: endpoint({
    method: 'GET',
    path: '/api/genetics/pairing',
    access: 'keeper',
    summary:
      'What two animals give: own ones as their families read now, or morph texts; and what is written down of young of each look',
    query: pairingQuery,
    answer: pairingOdds,
    tagged: 'keeper',
    shows,
    errors: ['not-valid', 'not-found'],
  }),
} as const

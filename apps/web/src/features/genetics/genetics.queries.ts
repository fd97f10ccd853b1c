import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answer, CallOptions } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'

export type PairSearch = Answer<'GET /api/genetics/pairings'>
export type FoundPair = PairSearch['pairs'][number]

/** An own animal, as its page has it; asked for here so that visitors need no code of lists. */
export const ownAnimalQuery = (id: number) =>
  queryOptions({ ...read('GET /api/animals/{id}', { params: { id } }), retry: false })

export type AnsweredOdds = Answer<'GET /api/genetics/pairing'>
/** What a pair gives, whichever call was asked. */
export type PairOdds = Answer<'GET /api/genetics/odds'>

/** What a pair with own animals gives. */
export const pairingQuery = (query: NonNullable<CallOptions<'GET /api/genetics/pairing'>['query']>) =>
  queryOptions({ ...read('GET /api/genetics/pairing', { query }), retry: false })

/** Own pairs that make a target, page by page. */
export const pairSearchQuery = (query: { species: string; target: string; eggs: number }) =>
  infiniteQueryOptions({ ...readPages('GET /api/genetics/pairings', { query }), retry: false })

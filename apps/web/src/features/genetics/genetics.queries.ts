import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Answer, CallOptions } from '../../shared/api/client.ts'
import { read, readPages } from '../../shared/api/reads.ts'

/** What the keeper says of the genes of a species: own ones, and those that are not as the catalogue has them. */
export const saidGenesQuery = (species: string) =>
  queryOptions(read('GET /api/genetics/genes', { query: { species, mine: 'true' } }))

/** The keeper's words, of all species. */
export const wordsQuery = queryOptions(read('GET /api/genetics/words', {}))

export type PairSearch = Answer<'GET /api/genetics/pairings'>
export type FoundPair = PairSearch['pairs'][number]

/** An own animal, as its page has it; asked for here so that visitors need no code of lists. */
export const ownAnimalQuery = (id: number) =>
  queryOptions({ ...read('GET /api/animals/{id}', { params: { id } }), retry: false })

/** The species of all own animals, most frequent first. */
export const keptSpeciesQuery = queryOptions(read('GET /api/animals/species', { query: { list: 'all' } }))

export type AnsweredOdds = Answer<'GET /api/genetics/pairing'>
/** What a pair gives, whichever call was asked. */
export type PairOdds = Answer<'GET /api/genetics/odds'>

/** What a pair with own animals gives. */
export const pairingQuery = (query: NonNullable<CallOptions<'GET /api/genetics/pairing'>['query']>) =>
  queryOptions({ ...read('GET /api/genetics/pairing', { query }), retry: false })

/** Own pairs that make a target, page by page. */
export const pairSearchQuery = (query: { species: string; target: string; eggs: number }) =>
  infiniteQueryOptions({ ...readPages('GET /api/genetics/pairings', { query }), retry: false })

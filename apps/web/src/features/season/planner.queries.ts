import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Answer, type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

/** Every pair of own animals of a species. */
export type Matrix = Answer<'GET /api/pairing-planner'>

/** An animal of the planner. */
export type MatrixAnimal = Matrix['males'][number]

/** What speaks for and against a pair by what is hoped for. */
export type PairOdds = NonNullable<Matrix['odds']>['pairs'][number]

/** The species of all own animals, most frequent first. */
export const ownSpeciesQuery = queryOptions(read('GET /api/animals/species', { query: { list: 'all' } }))

export const matrixQuery = ({ species, target }: { species: string; target: string }) =>
  queryOptions({
    ...read('GET /api/pairing-planner', { query: { species, ...(target !== '' && { target }) } }),
    retry: false,
    placeholderData: keepPreviousData,
  })

export type PlannedPairs = CallOptions<'POST /api/pairing-planner/projects'>['body']

/** Starts a project of each pair, all of them or none; once however often it is sent under a key. */
export const startProjects = (body: PlannedPairs, key: string) =>
  call('POST /api/pairing-planner/projects', { body, idempotencyKey: key })

/** Takes projects back, all of them or none. */
export const removeProjects = (ids: number[]) => call('POST /api/breeding-projects/remove', { body: { ids } })

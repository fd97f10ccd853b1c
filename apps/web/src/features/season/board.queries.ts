import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

export type Board = Answer<'GET /api/seasons/{year}/board'>

/** A pairing on the board. */
export type Pairing = Board['rows'][number]

/** The pairings of a season. The season before stands until the one that was asked for is there. */
export const boardQuery = (year: number) =>
  queryOptions({
    ...read('GET /api/seasons/{year}/board', { params: { year } }),
    placeholderData: keepPreviousData,
  })

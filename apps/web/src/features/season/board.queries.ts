import type { ComparedBy } from '@clutchbook/domain/season/compare.rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

export type Board = Answer<'GET /api/seasons/{year}/board'>

/** A pairing on the board. */
export type Pairing = Board['rows'][number]

/** The males of a season with their visits. */
export type SeasonMales = Answer<'GET /api/seasons/{year}/males'>

/** What a week of a season comes to. */
export type SeasonWeek = Answer<'GET /api/seasons/{year}/weeks'>[number]

/** What the clutches of a season, or of a group in it, come to. */
export type ComparedRow = Answer<'GET /api/statistics/seasons'>[number]

/** The pairings of a season. The season before stands until the one that was asked for is there. */
export const boardQuery = (year: number) =>
  queryOptions({
    ...read('GET /api/seasons/{year}/board', { params: { year } }),
    placeholderData: keepPreviousData,
  })

/** With which females males were in a season. */
export const malesQuery = (year: number) =>
  queryOptions({
    ...read('GET /api/seasons/{year}/males', { params: { year } }),
    placeholderData: keepPreviousData,
  })

/** What the weeks of a season come to. */
export const weeksQuery = (year: number) =>
  queryOptions({
    ...read('GET /api/seasons/{year}/weeks', { params: { year } }),
    placeholderData: keepPreviousData,
  })

/** What clutches of all seasons come to, by what they are put together. */
export const compareQuery = (by: ComparedBy) =>
  queryOptions(read('GET /api/statistics/seasons', { query: { by } }))

import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'

export type Feeder = Answer<'GET /api/feeders'>[number]
export type FeedingCosts = Answer<'GET /api/feeders/costs'>[number]

export const feedersQuery = queryOptions(read('GET /api/feeders', {}))

/** What meals cost in a year. */
export const feedingCostsQuery = (year: number) =>
  queryOptions(read('GET /api/feeders/costs', { query: { year } }))

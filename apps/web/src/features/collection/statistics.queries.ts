import { queryOptions } from '@tanstack/react-query'
import { read } from '../../shared/api/reads.ts'

/** The keeper's animals in figures. */
export const animalStatisticsQuery = queryOptions(read('GET /api/statistics/animals', {}))

/** The keeper's projects and eggs in figures. */
export const breedingStatisticsQuery = queryOptions(read('GET /api/statistics/breeding', {}))

import { type Answer, call, pathOf } from '../../shared/api/client.ts'

/** The keeper's animals in figures. */
export type AnimalStatistics = Answer<'GET /api/statistics/animals'>

/** The keeper's projects and eggs in figures. */
export type BreedingStatistics = Answer<'GET /api/statistics/breeding'>

export const animalStatisticsPath = pathOf('GET /api/statistics/animals', {})
export const getAnimalStatistics = (signal: AbortSignal): Promise<AnimalStatistics> =>
  call('GET /api/statistics/animals', { signal })

export const breedingStatisticsPath = pathOf('GET /api/statistics/breeding', {})
export const getBreedingStatistics = (signal: AbortSignal): Promise<BreedingStatistics> =>
  call('GET /api/statistics/breeding', { signal })

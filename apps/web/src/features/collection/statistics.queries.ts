import { queryOptions } from '@tanstack/react-query'
import {
  animalStatisticsPath,
  breedingStatisticsPath,
  getAnimalStatistics,
  getBreedingStatistics,
} from './statistics.api.ts'

export const animalStatisticsQuery = queryOptions({
  queryKey: [animalStatisticsPath],
  queryFn: ({ signal }) => getAnimalStatistics(signal),
})

export const breedingStatisticsQuery = queryOptions({
  queryKey: [breedingStatisticsPath],
  queryFn: ({ signal }) => getBreedingStatistics(signal),
})

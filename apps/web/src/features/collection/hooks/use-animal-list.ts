import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useToday } from '../../accounts/public/use-today.ts'
import { usePlaceChoices } from '../../places/public/use-place-choices.ts'
import { animalListQuery, speciesQuery } from '../collection.queries.ts'
import { isNarrowed, listQueryOf } from '../list-filters.ts'
import { useListFilters } from './use-list-filters.ts'

/** One list of animals under the filters of the address, as far as it was loaded. */
export type ShownList = ReturnType<typeof useAnimalList>

export function useAnimalList(list: AnimalList) {
  const listFilters = useListFilters()
  const { filters } = listFilters
  const query = listQueryOf(filters, useToday()())
  const species = useQuery(speciesQuery(list)).data ?? []
  const pages = useInfiniteQuery({
    ...animalListQuery(list, query),
    placeholderData: keepPreviousData,
  })
  const animals = pages.data?.pages.flatMap(({ items }) => items) ?? []
  const isEmpty = pages.isSuccess && animals.length === 0 && !isNarrowed(filters)
  // Who keeps no places is asked nothing about them.
  const hasPlaces = filters.place !== undefined || animals.some(({ placeId }) => placeId !== null)
  const places = usePlaceChoices(hasPlaces, filters.place)
  return { list, listFilters, query, species, places, pages, animals, isEmpty }
}

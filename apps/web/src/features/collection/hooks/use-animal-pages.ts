import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { mainListQuery } from '../collection.queries.ts'
import { type ListFilters, listQueryOf } from '../list-filters.ts'

/** My Animals under the given filters, as far as it was loaded. */
export function useAnimalPages(filters: ListFilters) {
  const query = useInfiniteQuery({
    ...mainListQuery(listQueryOf(filters)),
    placeholderData: keepPreviousData,
  })
  return { ...query, animals: query.data?.pages.flatMap(({ items }) => items) ?? [] }
}

import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import type { QueryClient } from '@tanstack/react-query'
import { todayOf } from '../accounts/public/today-of.ts'
import { animalListQuery } from './collection.queries.ts'
import { type ListFilters, listQueryOf } from './list-filters.ts'

/** Asks for a list under the filters of an address before its page is there to show it. */
export function prefetchList(cache: QueryClient, list: AnimalList, filters: ListFilters): void {
  void cache.prefetchInfiniteQuery(animalListQuery(list, listQueryOf(filters, todayOf(cache))))
}

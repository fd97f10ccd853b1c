import type { AnimalList } from '@clutchbook/domain/collection/collection.rules'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../accounts/public/current-user-query.ts'
import { animalListQuery } from './collection.queries.ts'
import { type ListFilters, listQueryOf } from './list-filters.ts'

/** Asks for a list under the filters of an address before its page is there to show it. */
export function prefetchList(cache: QueryClient, list: AnimalList, filters: ListFilters): void {
  const user = cache.getQueryData(currentUserQuery.queryKey)
  const today = user ? civilDayOf(new Date(), user.timeZone) : undefined
  void cache.prefetchInfiniteQuery(animalListQuery(list, listQueryOf(filters, today)))
}

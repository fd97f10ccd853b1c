import { type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from './current-user-query.ts'

/** Which day it is where the keeper lives, outside of a page; undefined until it is known who that is. */
export function todayOf(cache: QueryClient): CivilDay | undefined {
  const user = cache.getQueryData(currentUserQuery.queryKey)
  return user ? civilDayOf(new Date(), user.timeZone) : undefined
}

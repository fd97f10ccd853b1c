import type { QueryClient } from '@tanstack/react-query'
import { expectsWork } from '../expected-work.ts'
import { todayQuery } from '../today.queries.ts'

/** Asks for the work of today before its page is there to show it, where there was some the last time; answers whether. */
export function prefetchToday(cache: QueryClient): boolean {
  const isExpected = expectsWork()
  if (isExpected) void cache.prefetchInfiniteQuery(todayQuery)
  return isExpected
}

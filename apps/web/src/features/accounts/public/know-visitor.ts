import type { QueryClient } from '@tanstack/react-query'
import { findPageFact } from '../../../shared/page-facts.ts'
import { currentUserQuery } from '../accounts.queries.ts'

/**
 * A page that came without a session needs no call to learn that nobody is signed in. The server notes it in the page;
 * in development the mark stays as it is, and the call is made.
 */
export function knowVisitor(cache: QueryClient): void {
  if (findPageFact('session') === 'none') cache.setQueryData(currentUserQuery.queryKey, null)
}

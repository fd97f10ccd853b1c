import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../accounts.queries.ts'

/**
 * A page that came without a session needs no call to learn that nobody is signed in. The server notes it in the page;
 * in development the mark stays as it is, and the call is made.
 */
export function knowVisitor(cache: QueryClient): void {
  const session = document.querySelector('meta[name="session"]')?.getAttribute('content')
  if (session === 'none') cache.setQueryData(currentUserQuery.queryKey, null)
}

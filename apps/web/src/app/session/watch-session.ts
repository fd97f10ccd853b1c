import type { QueryClient } from '@tanstack/react-query'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { ApiError } from '../../shared/api/api-error.ts'

const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401

/** Asks again who is signed in when any call hears that nobody is, so that an ended session leads to the sign-in page. */
export function watchSession(cache: QueryClient): void {
  const askAgain = (error: unknown): void => {
    if (isSignedOut(error) && cache.getQueryData(currentUserQuery.queryKey)) {
      void cache.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    }
  }
  cache.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error)
  })
  cache.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') askAgain(event.action.error)
  })
}

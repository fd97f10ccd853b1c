import type { QueryClient } from '@tanstack/react-query'
import { ApiError, connectionError } from '../../shared/api/api-error.ts'
import { keptState } from '../../shared/api/out-of-reach.ts'
import { showToast, toasts } from '../../shared/ui/toast.ts'

const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/** Whether the keeper is being told already; a page asks for several things, and one message is enough. */
const isTold = (): boolean => {
  const toast = toasts.current()
  return toast?.open === true && toast.title === connectionError.title
}

/**
 * Says that the server can't be reached when a read fails for it (SHELL-53): what stands on the page may then be old.
 * A change says so where it was made.
 */
export function watchConnection(cache: QueryClient): void {
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    // What stands on a page that this device answers is told above it to be old.
    if (isUnreached(event.action.error) && keptState.asOf() === null && !isTold())
      showToast({ ...connectionError, failure: true })
  })
}

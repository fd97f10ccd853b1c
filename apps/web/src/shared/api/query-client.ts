import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const second = 1000
const minute = 60 * second

/** A mutation is worth repeating only when no answer came or the server failed; a refusal stays a refusal (SHELL-58). */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/**
 * Calls are made even where the browser believes that it is offline: it is often wrong about a server in the same
 * house, and a call that waits silently tells the keeper less than one that fails (SHELL-53).
 */
const networkMode = 'always'

/** The cache of the browser with the constants of SHELL-39 to SHELL-42. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: 5 * minute,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        retry: 1,
        retryDelay: second,
      },
      mutations: {
        networkMode,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: second,
      },
    },
  })

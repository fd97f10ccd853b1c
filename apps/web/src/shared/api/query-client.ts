import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const second = 1000
const minute = 60 * second

/** A mutation is worth repeating only when no answer came or the server failed; a refusal stays a refusal (SHELL-58). */
export const isWorthRetrying = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500

/** The cache of the browser with the constants of SHELL-39 to SHELL-42. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * minute,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        retry: 1,
        retryDelay: second,
      },
      mutations: { retry: (failures, error) => failures < 2 && isWorthRetrying(error), retryDelay: second },
    },
  })

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { isWorthRetrying } from '../../shared/api/query-client.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import { currentUserQuery, forgotten } from './accounts.queries.ts'

export type ResetBody = CallOptions<'POST /api/reset-password'>['body']

/** Asks for a mailed link to a new password; the answer's words fit whether an account has the address or not. */
export const useAskForLink = () =>
  useMutation({
    ...forgotten,
    mutationFn: (email: string) => call('POST /api/forgot-password', { body: { email } }),
  })

/** Sets a new password. Sessions have ended with it, perhaps this browser's own, so what it holds is asked for anew. */
export function useResetPassword() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: (body: ResetBody) => call('POST /api/reset-password', { body }),
    onSuccess: () => {
      if (cache.getQueryData(currentUserQuery.queryKey) !== null) cache.removeQueries()
    },
  })
}

/**
 * What came of the word of a mailed link, which is used up by asking: true, or null where it was void. A query and no
 * mutation, so that a page that is drawn twice asks once. Who is signed in is read again, for they are proved now.
 */
export const verifiedQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/verify-email', token],
    queryFn: async ({ client }) => {
      await call('POST /api/verify-email', { body: { token } })
      if (client.getQueryData(currentUserQuery.queryKey)) await refreshAfter(client, 'POST /api/verify-email')
      return true
    },
    retry: (failures, error) => failures < 2 && isWorthRetrying(error),
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })

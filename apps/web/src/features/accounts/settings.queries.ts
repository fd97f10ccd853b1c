import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  changePassword,
  changeProfile,
  listSessions,
  removeAccount,
  removeSession,
  sendVerification,
  sessionsPath,
} from './accounts.api.ts'
import { changeKeeper, currentUserQuery, forgotten } from './accounts.queries.ts'
import { tokensQuery } from './tokens.queries.ts'

/** Where the keeper is signed in. Sessions come and go elsewhere, so the list is read anew each time it is looked at. */
export const sessionsQuery = queryOptions({
  queryKey: [sessionsPath],
  queryFn: ({ signal }) => listSessions(signal),
  staleTime: 0,
})

/** What is cached of the current user gives way to what was saved (ACC-43), also to a read that is under way. */
async function keepUser(cache: QueryClient, user: CurrentUser): Promise<void> {
  await cache.cancelQueries({ queryKey: currentUserQuery.queryKey })
  cache.setQueryData(currentUserQuery.queryKey, user)
}

export function useChangeProfile() {
  const cache = useQueryClient()
  return useMutation({
    gcTime: 0,
    mutationFn: changeProfile,
    onSuccess: (user) => keepUser(cache, user),
  })
}

/** Changing the password ends every other session and every token, so the lists of them are read again (ACC-97). */
export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: changePassword,
    onSuccess: () =>
      Promise.all([sessionsQuery, tokensQuery].map(({ queryKey }) => cache.invalidateQueries({ queryKey }))),
  })
}

export const useSendVerification = () => useMutation({ mutationFn: sendVerification })

/** Signs out in one place; one that has ended meanwhile is gone from the list as well. */
export function useRemoveSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeSession,
    onSettled: () => cache.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** Deletes the account: one attempt (ACC-63), after which nothing of the keeper is left in the browser (ACC-64). */
export function useRemoveAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: removeAccount,
    retry: false,
    onSuccess: () => changeKeeper(cache, null),
  })
}

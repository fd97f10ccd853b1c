import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallOptions, call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { refreshAfter } from '../../shared/api/refresh.ts'
import { changeKeeper, currentUserQuery, forgotten } from './accounts.queries.ts'

/** What a keeper changes about themselves; what is left out stays as it is. */
export type ProfileBody = CallOptions<'PATCH /api/user/profile'>['body']
export type PasswordBody = CallOptions<'POST /api/user/change-password'>['body']

/** Where the keeper is signed in. Sessions come and go elsewhere, so the list is read anew each time it is looked at. */
export const sessionsQuery = queryOptions({
  ...read('GET /api/user/sessions', {}),
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
    mutationFn: (body: ProfileBody) => call('PATCH /api/user/profile', { body }),
    onSuccess: async (user) => {
      await keepUser(cache, user)
      void refreshAfter(cache, 'PATCH /api/user/profile', ([path]) => path === currentUserQuery.queryKey[0])
    },
  })
}

/** Changing the password ends every other session and every token, so the lists of them are read again (ACC-97). */
export function useChangePassword() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: (body: PasswordBody) => call('POST /api/user/change-password', { body }),
    onSuccess: () => refreshAfter(cache, 'POST /api/user/change-password'),
  })
}

/** Mails the link that proves the address once more. */
export const useSendVerification = () =>
  useMutation({ mutationFn: () => call('POST /api/user/send-verification', {}) })

/** Signs out in one place; one that has ended meanwhile is gone from the list as well. */
export function useRemoveSession() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /api/user/sessions/{id}', { params: { id } }),
    onSettled: () => refreshAfter(cache, 'DELETE /api/user/sessions/{id}'),
  })
}

/** Deletes the account: one attempt (ACC-63), after which nothing of the keeper is left in the browser (ACC-64). */
export function useRemoveAccount() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/user/account', {}),
    retry: false,
    onSuccess: () => changeKeeper(cache, null),
  })
}

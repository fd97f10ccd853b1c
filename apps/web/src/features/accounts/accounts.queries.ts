import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { drafts } from '../../shared/forms/drafts.ts'
import {
  currentUserPath,
  findCurrentUser,
  type Registering,
  register,
  signIn,
  signOut,
} from './accounts.api.ts'
import { tellOtherTabs } from './public/other-tabs.ts'
import { settingsDisclosure } from './settings-disclosure.ts'

/** Who is signed in: the keeper, or null for nobody. Cached under '/api/user' (SHELL-47). */
export const currentUserQuery = queryOptions({
  queryKey: [currentUserPath],
  queryFn: ({ signal }) => findCurrentUser(signal),
})

/**
 * A keeper has come, gone, or given way to another: whatever the browser holds belongs to the one before and goes
 * first (ACC-21 to ACC-23). The entry of the current user is overwritten rather than dropped, so that whoever
 * watches it hears of the change.
 */
export async function changeKeeper(cache: QueryClient, user: CurrentUser | null): Promise<void> {
  await cache.cancelQueries({ queryKey: currentUserQuery.queryKey })
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserPath })
  settingsDisclosure.close()
  if (user === null) drafts.close()
  cache.setQueryData(currentUserQuery.queryKey, user)
  tellOtherTabs()
}

/** Calls that carry a password are forgotten with the form that made them. */
export const forgotten = { gcTime: 0 } as const

export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({ ...forgotten, mutationFn: signIn, onSuccess: (user) => changeKeeper(cache, user) })
}

/** Registration; the key makes a repeated call open one account only (SHELL-59). */
export function useRegister() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: ({ form, key }: { form: Registering; key: string }) => register(form, key),
    onSuccess: (user) => changeKeeper(cache, user),
  })
}

export function useSignOut() {
  const cache = useQueryClient()
  return useMutation({ mutationFn: signOut, onSuccess: () => changeKeeper(cache, null) })
}

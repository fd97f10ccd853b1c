import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/client.ts'
import { read } from '../../shared/api/reads.ts'
import { deviceZone } from '../../shared/device-zone.ts'
import { drafts } from '../../shared/forms/drafts.ts'
import { tellOtherTabs } from './public/other-tabs.ts'
import { settingsDisclosure } from './settings-disclosure.ts'

/** What the sign-in form holds. */
export type SignIn = { username: string; password: string; rememberMe: boolean }

/** What the registration form holds. */
export type Registering = { username: string; email: string; name: string; password: string }

const { queryKey, queryFn } = read('GET /api/user', {})

/** Who is signed in: the keeper, or null for nobody (ACC-16, SHELL-46). Cached under '/api/user' (SHELL-47). */
export const currentUserQuery = queryOptions({
  queryKey,
  queryFn: async (context): Promise<CurrentUser | null> => {
    try {
      return await queryFn(context)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
})

/**
 * A keeper has come, gone, or given way to another: whatever the browser holds belongs to the one before and goes
 * first (ACC-21 to ACC-23). The entry of the current user is overwritten rather than dropped, so that whoever
 * watches it hears of the change.
 */
export async function changeKeeper(cache: QueryClient, user: CurrentUser | null): Promise<void> {
  await cache.cancelQueries({ queryKey: currentUserQuery.queryKey })
  cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== currentUserQuery.queryKey[0] })
  settingsDisclosure.close()
  if (user === null) drafts.close()
  cache.setQueryData(currentUserQuery.queryKey, user)
  tellOtherTabs()
}

/** Calls that carry a password are forgotten with the form that made them. */
export const forgotten = { gcTime: 0 } as const

export function useSignIn() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: (body: SignIn) => call('POST /api/login', { body }),
    onSuccess: (user) => changeKeeper(cache, user),
  })
}

/**
 * Registration; the key makes a repeated call open one account only (SHELL-59). The browser's time zone goes along, so
 * that reminders come at the right hour.
 */
export function useRegister() {
  const cache = useQueryClient()
  return useMutation({
    ...forgotten,
    mutationFn: ({ form, key }: { form: Registering; key: string }) =>
      call('POST /api/register', { body: { ...form, timeZone: deviceZone() }, idempotencyKey: key }),
    onSuccess: (user) => changeKeeper(cache, user),
  })
}

export function useSignOut() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /api/logout', {}),
    onSuccess: () => changeKeeper(cache, null),
  })
}

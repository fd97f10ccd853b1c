import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { ApiError } from '../../shared/api/api-error.ts'
import { call } from '../../shared/api/client.ts'

/** What the sign-in form holds. */
export type SignIn = { username: string; password: string; rememberMe: boolean }

/** What the registration form holds. */
export type Registering = { username: string; email: string; name: string; password: string }

/** The signed-in keeper, or null where nobody is signed in (ACC-16, SHELL-46). */
export async function findCurrentUser(signal: AbortSignal): Promise<CurrentUser | null> {
  try {
    return await call('GET /api/user', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

export const signIn = (body: SignIn): Promise<CurrentUser> => call('POST /api/login', { body })

/** Opens an account; the browser's time zone goes along, so that reminders come at the right hour. */
export const register = (body: Registering, idempotencyKey: string): Promise<CurrentUser> =>
  call('POST /api/register', {
    body: { ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
    idempotencyKey,
  })

export const signOut = (): Promise<undefined> => call('POST /api/logout', {})

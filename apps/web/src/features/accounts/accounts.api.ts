import type { CurrentUser, OwnSession, SampleAccount } from '@clutchbook/domain/accounts/accounts.schema'
import type { ApiToken, CreatedApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { ApiError } from '../../shared/api/api-error.ts'
import { type CallOptions, call, pathOf } from '../../shared/api/client.ts'
import { deviceZone } from '../../shared/device-zone.ts'

/** What the sign-in form holds. */
export type SignIn = { username: string; password: string; rememberMe: boolean }

/** What the registration form holds. */
export type Registering = { username: string; email: string; name: string; password: string }

/** What a keeper changes about themselves; what is left out stays as it is. */
export type ProfileBody = CallOptions<'PATCH /api/user/profile'>['body']
export type PasswordBody = CallOptions<'POST /api/user/change-password'>['body']
export type ResetBody = CallOptions<'POST /api/reset-password'>['body']
export type TokenBody = CallOptions<'POST /api/tokens'>['body']
export type TemporarySignIn = CallOptions<'POST /api/mem-login'>['body']

/** The keys of cached answers (SHELL-47). */
export const currentUserPath = pathOf('GET /api/user', {})
export const sessionsPath = pathOf('GET /api/user/sessions', {})
export const tokensPath = pathOf('GET /api/tokens', {})
export const sampleAccountsPath = pathOf('GET /api/mem-login', {})

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
    body: { ...body, timeZone: deviceZone() },
    idempotencyKey,
  })

export const signOut = (): Promise<undefined> => call('POST /api/logout', {})

export const changeProfile = (body: ProfileBody): Promise<CurrentUser> =>
  call('PATCH /api/user/profile', { body })

export const changePassword = (body: PasswordBody): Promise<undefined> =>
  call('POST /api/user/change-password', { body })

export const sendVerification = (): Promise<undefined> => call('POST /api/user/send-verification', {})

export const removeAccount = (): Promise<undefined> => call('DELETE /api/user/account', {})

export const listSessions = (signal: AbortSignal): Promise<OwnSession[]> =>
  call('GET /api/user/sessions', { signal })

export const removeSession = (id: number): Promise<undefined> =>
  call('DELETE /api/user/sessions/{id}', { params: { id } })

export const listTokens = (signal: AbortSignal): Promise<ApiToken[]> => call('GET /api/tokens', { signal })

/** Makes a personal token, which is answered this once. */
export const createToken = (body: TokenBody): Promise<CreatedApiToken> => call('POST /api/tokens', { body })

export const removeToken = (id: number): Promise<undefined> =>
  call('DELETE /api/tokens/{id}', { params: { id } })

/** Asks for a mailed link to a new password; the answer's words fit whether an account has the address or not. */
export const askForLink = (email: string): Promise<{ message: string }> =>
  call('POST /api/forgot-password', { body: { email } })

export const resetPassword = (body: ResetBody): Promise<undefined> =>
  call('POST /api/reset-password', { body })

export const verifyEmail = (token: string): Promise<undefined> =>
  call('POST /api/verify-email', { body: { token } })

/** The accounts of the temporary login, or null where the operator has not switched it on (ACC-103). */
export async function findSampleAccounts(signal: AbortSignal): Promise<SampleAccount[] | null> {
  try {
    return await call('GET /api/mem-login', { signal })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const signInToSample = (body: TemporarySignIn): Promise<CurrentUser> =>
  call('POST /api/mem-login', { body })

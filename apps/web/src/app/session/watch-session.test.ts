import type { CurrentUser } from '@clutchbook/domain/accounts/accounts.schema'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { currentUserQuery } from '../../features/accounts/public/current-user-query.ts'
import { ApiError } from '../../shared/api/api-error.ts'
import { drafts } from '../../shared/forms/drafts.ts'
import { showFailure, toasts } from '../../shared/ui/toast.ts'
import { watchSession } from './watch-session.ts'

const mara: CurrentUser = {
  id: 1,
  username: 'mara_reyes',
  email: 'mara@example.com',
  name: 'Mara Reyes',
  isEmailVerified: false,
  profileImage: null,
  plan: 'free',
  isAdmin: false,
  timeZone: 'Europe/Paris',
  dayPattern: 'MM/DD/YYYY',
  sharing: { profile: false, collection: false, directory: true },
  createdAt: '2026-01-01T00:00:00.000Z',
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser in which a keeper is signed in as far as it knows. */
function signedIn(): QueryClient {
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  })
  watchSession(cache)
  cache.setQueryData(currentUserQuery.queryKey, mara)
  return cache
}

const isAskedAgain = (cache: QueryClient): boolean =>
  cache.getQueryState(currentUserQuery.queryKey)?.isInvalidated ?? false

const refuse = (status: number) => () => Promise.reject(new ApiError(status, 'Refused'))

test('SHELL-46 a read that hears of no session has the current user asked for again', async () => {
  const cache = signedIn()
  await cache.prefetchQuery({ queryKey: ['/api/animals'], queryFn: refuse(401) })
  expect(isAskedAgain(cache)).toBe(true)
})

test('SHELL-46 a change that hears of no session has the current user asked for again', async () => {
  const cache = signedIn()
  await expect(new MutationObserver(cache, { mutationFn: refuse(401) }).mutate()).rejects.toThrow()
  expect(isAskedAgain(cache)).toBe(true)
})

test('SHELL-46 any other refusal leaves the current user alone', async () => {
  const cache = signedIn()
  await cache.prefetchQuery({ queryKey: ['/api/animals'], queryFn: refuse(404) })
  expect(isAskedAgain(cache)).toBe(false)
})

test('ACC-22 when another keeper turns out to be signed in, nothing of the one before stays', async () => {
  const cache = signedIn()
  cache.setQueryData(['/api/animals'], [{ id: 7, name: 'Ember' }])
  const renamed: CurrentUser = { ...mara, name: 'Mara R.' }
  cache.setQueryData(currentUserQuery.queryKey, renamed)
  expect(cache.getQueryData(['/api/animals']), 'the same keeper under another name').toBeDefined()
  const otto: CurrentUser = { ...mara, id: 2, username: 'otto' }
  cache.setQueryData(currentUserQuery.queryKey, otto)
  expect(cache.getQueryData(['/api/animals'])).toBeUndefined()
})

test('ACC-23 when it turns out that nobody is signed in any more, nothing of the keeper stays', async () => {
  const cache = signedIn()
  cache.setQueryData(['/api/animals'], [{ id: 7, name: 'Ember' }])
  cache.setQueryData(currentUserQuery.queryKey, null)
  expect(cache.getQueryData(['/api/animals'])).toBeUndefined()
})

test('ACC-22 ACC-23 another tab is believed rather than an answer that was on its way before', async () => {
  const asked: ((user: CurrentUser) => void)[] = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        asked.push((user) => resolve(Response.json(user)))
      }),
  )
  const cache = signedIn()
  const early = cache.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => undefined)
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  const otherTab = new BroadcastChannel('clutchbook-keeper')
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1))
  const [before, ...after] = asked
  for (const answer of after) answer({ ...mara, id: 2, username: 'otto' })
  before?.(mara)
  await early
  await vi.waitFor(() => expect(cache.getQueryData(currentUserQuery.queryKey)?.id).toBe(2))
  otherTab.close()
})

test('ACC-16 where nobody is signed in, a refusal asks for nobody again', async () => {
  const cache = signedIn()
  cache.setQueryData(currentUserQuery.queryKey, null)
  await cache.prefetchQuery({ queryKey: ['/api/animals'], queryFn: refuse(401) })
  expect(isAskedAgain(cache)).toBe(false)
})

test('U8 R60 a session that ends keeps what was typed for its keeper; whoever comes instead finds nothing', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  const cache = signedIn()
  const tell = (user: CurrentUser | null) => cache.setQueryData(currentUserQuery.queryKey, user)
  drafts.keep('animal', { name: 'Ember' }, false)
  tell(null)
  tell(mara)
  expect(drafts.find('animal')?.values).toEqual({ name: 'Ember' })
  tell(null)
  tell({ ...mara, id: 2, username: 'otto' })
  expect([drafts.find('animal'), kept.size]).toEqual([null, 0])
})

test('U8 U12 whoever is refused by the end of a session is told why to sign in, until they have', async () => {
  vi.stubGlobal('location', { pathname: '/animals' })
  const cache = signedIn()
  const told = () => (toasts.current()?.open ? toasts.current()?.title : undefined)
  // Test files share the messages, and one of another may stay.
  toasts.dismiss(toasts.current()?.id ?? 0)
  cache.setQueryData(currentUserQuery.queryKey, null)
  expect(told()).toBeUndefined()
  cache.setQueryData(currentUserQuery.queryKey, mara)
  await expect(new MutationObserver(cache, { mutationFn: refuse(401) }).mutate()).rejects.toThrow()
  expect(told()).toBeUndefined()
  cache.setQueryData(currentUserQuery.queryKey, null)
  expect(told()).toBe('Your session has ended')
  // The refused call itself may be told of later, once what it may have written was read anew.
  const refused = new ApiError(401, 'Please sign in first', 'not-signed-in')
  showFailure(refused, 'Failed to save record', '')
  expect(told()).toBe('Your session has ended')
  cache.setQueryData(currentUserQuery.queryKey, mara)
  expect(told()).toBeUndefined()
  showFailure(refused, 'Failed to save record', '')
  expect(told()).toBe('Failed to save record')
})

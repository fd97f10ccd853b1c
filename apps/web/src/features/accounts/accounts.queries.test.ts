import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeKeeper, currentUserQuery } from './accounts.queries.ts'
import { settingsDisclosure } from './settings-disclosure.ts'

const keeper = (id: number, name: string) =>
  ({
    id,
    username: name.toLowerCase(),
    email: `${name.toLowerCase()}@example.com`,
    name,
    isEmailVerified: false,
    profileImage: null,
    plan: 'free',
    isAdmin: false,
    timeZone: 'UTC',
    dayPattern: 'MM/DD/YYYY',
    sharing: { profile: false, collection: false, directory: true },
    createdAt: '2026-01-01T00:00:00.000Z',
  }) as const

const mara = keeper(1, 'Mara')
const noor = keeper(2, 'Noor')

/** A browser that holds what Mara has seen. */
function usedByMara(): QueryClient {
  const cache = new QueryClient()
  cache.setQueryData(currentUserQuery.queryKey, mara)
  cache.setQueryData(['/api/animals'], [{ id: 7, name: 'Ember' }])
  return cache
}

test('ACC-21 SHELL-47 whoever signs in is the current user under /api/user', async () => {
  const cache = new QueryClient()
  await changeKeeper(cache, mara)
  expect(cache.getQueriesData({ queryKey: ['/api/user'] })).toEqual([[currentUserQuery.queryKey, mara]])
})

test('ACC-22 nothing of the keeper before is left for the next one', async () => {
  const cache = usedByMara()
  await changeKeeper(cache, noor)
  expect(
    cache
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([currentUserQuery.queryKey])
  expect(cache.getQueryData(currentUserQuery.queryKey)).toEqual(noor)
})

test('ACC-23 signing out leaves only the knowledge that nobody is signed in', async () => {
  const cache = usedByMara()
  await changeKeeper(cache, null)
  expect(cache.getQueryData(['/api/animals'])).toBeUndefined()
  expect(cache.getQueryData(currentUserQuery.queryKey)).toBeNull()
})

test('ACC-22 an answer for the keeper before that comes late is dropped', async () => {
  const cache = usedByMara()
  const late = Promise.withResolvers<typeof mara>()
  const reading = cache
    .fetchQuery({ queryKey: currentUserQuery.queryKey, queryFn: () => late.promise })
    .catch(() => undefined)
  await changeKeeper(cache, noor)
  late.resolve(mara)
  await reading
  expect(cache.getQueryData(currentUserQuery.queryKey)).toEqual(noor)
})

test('ACC-23 a page that watches the current user hears of the change', async () => {
  const cache = usedByMara()
  const heard: (string | undefined)[] = []
  const leave = new QueryObserver(cache, {
    ...currentUserQuery,
    staleTime: Number.POSITIVE_INFINITY,
  }).subscribe(({ data }) => heard.push(data?.username))
  await changeKeeper(cache, noor)
  await expect.poll(() => heard.at(-1)).toBe('noor')
  leave()
})

test('ACC-23 the settings of who has gone are not open for who comes next', async () => {
  const heard: boolean[] = []
  const leave = settingsDisclosure.subscribe(() => heard.push(settingsDisclosure.isOpen()))
  settingsDisclosure.open()
  settingsDisclosure.open()
  await changeKeeper(usedByMara(), null)
  leave()
  expect(heard).toEqual([true, false])
})

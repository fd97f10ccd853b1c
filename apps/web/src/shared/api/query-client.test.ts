import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient, isWorthRetrying } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Runs a read that always fails, and answers when each attempt was made, in milliseconds from the first. */
async function attemptsOfRead(error: unknown): Promise<number[]> {
  const client = createQueryClient()
  const start = Date.now()
  const attempts: number[] = []
  const read = client.ensureQueryData({
    queryKey: ['/api/animals'],
    queryFn: () => {
      attempts.push(Date.now() - start)
      return Promise.reject(error)
    },
  })
  const settled = expect(read).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await settled
  return attempts
}

/** The same of a change. */
async function attemptsOfChange(error: unknown): Promise<number[]> {
  const start = Date.now()
  const attempts: number[] = []
  const observer = new MutationObserver(createQueryClient(), {
    mutationFn: () => {
      attempts.push(Date.now() - start)
      return Promise.reject(error)
    },
  })
  const settled = expect(observer.mutate()).rejects.toBe(error)
  await vi.runAllTimersAsync()
  await settled
  return attempts
}

test('SHELL-41 a read is repeated once, after a second', async () => {
  expect(await attemptsOfRead(new ApiError(500, 'Something went wrong'))).toEqual([0, 1000])
})

test('SHELL-42 a change is repeated twice, each after a second, when the server failed', async () => {
  expect(await attemptsOfChange(new ApiError(503, 'Unavailable'))).toEqual([0, 1000, 2000])
})

test('SHELL-42 a change is repeated when no answer came', async () => {
  expect(await attemptsOfChange(new ApiError(0, 'Could not connect'))).toEqual([0, 1000, 2000])
})

test.each([400, 401, 403, 404, 409, 412, 413, 415, 422, 429])(
  'SHELL-58 a change that was answered with %d is never repeated',
  async (status) => {
    expect(await attemptsOfChange(new ApiError(status, 'Refused'))).toEqual([0])
  },
)

test('SHELL-58 only failures of the server and of the way to it are worth repeating', () => {
  expect(isWorthRetrying(new ApiError(499, 'Refused'))).toBe(false)
  expect(isWorthRetrying(new ApiError(500, 'Failed'))).toBe(true)
  expect(isWorthRetrying(new TypeError('Failed to fetch'))).toBe(true)
})

test('SHELL-39 what was read is fresh for five minutes', async () => {
  const client = createQueryClient()
  const options = { queryKey: ['/api/animals'], queryFn: () => Promise.resolve([]) }
  await client.fetchQuery(options)
  const observer = new QueryObserver(client, options)
  vi.advanceTimersByTime(5 * 60_000 - 1)
  expect(observer.getCurrentResult().isStale).toBe(false)
  vi.advanceTimersByTime(2)
  observer.updateResult()
  expect(observer.getCurrentResult().isStale).toBe(true)
})

test('SHELL-40 reads refetch when the window is looked at again and never on an interval', () => {
  const { refetchOnWindowFocus, refetchInterval } = createQueryClient().getDefaultOptions().queries ?? {}
  expect(refetchOnWindowFocus).toBe(true)
  expect(refetchInterval).toBe(false)
})

test('SHELL-53 calls are made although the browser believes it is offline, so that they can say so', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect([queries?.networkMode, mutations?.networkMode]).toEqual(['always', 'always'])
})

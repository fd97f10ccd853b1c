import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { type SeveralCall, sendInPortions } from './send-in-portions.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n + 1)

/** A server that takes calls until it refuses one. */
function createServer(refused = Number.POSITIVE_INFINITY) {
  const calls: { ids: number[]; key: string }[] = []
  const send: SeveralCall = (ids, key) => {
    calls.push({ ids, key })
    return calls.length === refused
      ? Promise.reject(new ApiError(404, 'Gone'))
      : Promise.resolve({ ids: ids.filter((id) => id % 2 === 0) })
  }
  return { calls, send }
}

test('U2 two hundred are one request', async () => {
  const { calls, send } = createServer()
  const sent = await sendInPortions(new QueryClient(), numbers(200), send)
  expect([calls.length, sent.changed.length, sent.error]).toEqual([1, 100, null])
})

test('U2 more go in portions with keys of their own, and nothing is asked where nothing is chosen', async () => {
  const { calls, send } = createServer()
  const sent = await sendInPortions(new QueryClient(), numbers(450), send)
  expect(calls.map(({ ids }) => ids.length)).toEqual([200, 200, 50])
  expect(new Set(calls.map(({ key }) => key)).size).toBe(3)
  expect(sent.changed).toHaveLength(225)
  await sendInPortions(new QueryClient(), [], send)
  expect(calls).toHaveLength(3)
})

test('U2 U12 the first portion that is refused ends it, and what was done before is told', async () => {
  const { calls, send } = createServer(2)
  const sent = await sendInPortions(new QueryClient(), numbers(600), send)
  expect([calls.length, sent.changed.length, sent.error]).toEqual([2, 100, new ApiError(404, 'Gone')])
  expect(sent.left).toEqual(numbers(600).slice(200))
})

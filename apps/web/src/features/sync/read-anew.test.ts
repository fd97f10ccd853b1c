import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptState } from '../../shared/api/out-of-reach.ts'
import { createReadAnew } from './read-anew.ts'

const moment = '2026-06-15T12:00:00.000Z'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  keptState.show(null)
  vi.useRealTimers()
})

test('OFF-13 what this device showed is read anew as soon as the server answers', () => {
  const read = vi.fn()
  const { reached } = createReadAnew(read)
  reached()
  expect(read).not.toHaveBeenCalled()
  keptState.show(moment)
  reached()
  expect(read).toHaveBeenCalledOnce()
  expect(keptState.asOf()).toBeNull()
})

test('OFF-13 a read that fails just after is made up for ten seconds later, where the server was heard meanwhile', () => {
  const read = vi.fn()
  const { reached } = createReadAnew(read)
  keptState.show(moment)
  reached()
  keptState.show(moment)
  reached()
  reached()
  vi.advanceTimersByTime(9_999)
  expect(read).toHaveBeenCalledOnce()
  expect(keptState.asOf()).toBe(moment)
  vi.advanceTimersByTime(1)
  expect(read).toHaveBeenCalledTimes(2)
  expect(keptState.asOf()).toBeNull()
})

test('OFF-13 nothing is read once the copy is followed no more', () => {
  const read = vi.fn()
  const { reached, stop } = createReadAnew(read)
  keptState.show(moment)
  reached()
  keptState.show(moment)
  reached()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledOnce()
})

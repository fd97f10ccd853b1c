import { expect, test } from 'vitest'
import { clockOffset, isClockOff, setRight } from './clock.rules.ts'

const now = new Date('2026-06-15T09:00:00Z')

test('OFF-24 a clock that is three hours off is set right by the Date of an answer', () => {
  const offset = clockOffset('Mon, 15 Jun 2026 12:00:00 GMT', now)
  expect(offset).toBe(3 * 60 * 60_000)
  expect(setRight(now, offset ?? 0).toISOString()).toBe('2026-06-15T12:00:00.000Z')
  expect(clockOffset(null, now)).toBeNull()
  expect(clockOffset('noon', now)).toBeNull()
})

test('OFF-24 a keeper is told of more than five minutes, either way', () => {
  expect([300_000, -300_000, 0].some(isClockOff)).toBe(false)
  expect([300_001, -300_001].every(isClockOff)).toBe(true)
})

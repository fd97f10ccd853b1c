import { expect, test } from 'vitest'
import { isAbandoned } from './abandoned.ts'

test('OFF-22 what waits is kept for 60 days after its person was last in', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const since = (moment: string) => isAbandoned(new Date(moment), now)
  expect(since('2026-04-17T12:00:00Z')).toBe(false)
  expect(since('2026-04-16T12:00:00Z')).toBe(false)
  expect(since('2026-04-16T11:59:59Z')).toBe(true)
  // A clock that was ahead, and a moment that nobody knows.
  expect(since('2027-01-01T00:00:00Z')).toBe(false)
  expect(isAbandoned(null, now)).toBe(false)
})

import { expect, test } from 'vitest'
import { hasWaitedLong } from './waited-long.ts'

test('OFF-23 what has waited for three days is warned of', () => {
  const now = new Date('2026-06-15T12:00:00Z')
  const of = (...moments: string[]) =>
    hasWaitedLong(
      moments.map((writtenAt) => ({ writtenAt })),
      now,
    )
  expect(of()).toBe(false)
  expect(of('2026-06-12T12:00:01Z')).toBe(false)
  expect(of('2026-06-15T11:00:00Z', '2026-06-12T12:00:00Z')).toBe(true)
})

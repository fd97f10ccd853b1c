import { expect, test } from 'vitest'
import { isTooOld, olderOf } from './copy-age.ts'

test('OFF-22 a copy answers for 30 days after it was fed, as long as an unused session lasts', () => {
  const fed = '2026-11-01T12:00:00.000Z'
  expect(isTooOld(fed, new Date('2026-12-01T12:00:00.000Z'))).toBe(false)
  expect(isTooOld(fed, new Date('2026-12-01T12:00:00.001Z'))).toBe(true)
})

test('OFF-13 of two moments the older one is told', () => {
  const [early, late] = ['2026-11-01T12:00:00.000Z', '2026-11-01T12:00:00.001Z']
  expect([olderOf(early, late), olderOf(late, early)]).toEqual([early, early])
})

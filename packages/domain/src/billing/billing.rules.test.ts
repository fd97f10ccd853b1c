import { expect, test } from 'vitest'
import { limitMessage } from './billing.errors.ts'
import { isNearLimit, limitOf } from './billing.rules.ts'

test('BIL-01 BIL-02 BIL-03 the free plan holds 10 animals, 5 projects and 10 eggs', () => {
  expect([limitOf('free', 'animals'), limitOf('free', 'projects'), limitOf('free', 'eggs')]).toEqual([
    10, 5, 10,
  ])
})

test('BIL-04 Pro has no limits', () => {
  expect([limitOf('pro', 'animals'), limitOf('pro', 'projects'), limitOf('pro', 'eggs')]).toEqual([
    null,
    null,
    null,
  ])
})

test('BIL-09 the limit is near from two below it, and never without one', () => {
  expect([7, 8, 9, 10].map((count) => isNearLimit({ count, limit: 10 }))).toEqual([false, true, true, true])
  expect(isNearLimit({ count: 500, limit: null })).toBe(false)
})

test('BIL-11 the upgrade prompt names the limit', () => {
  expect(limitMessage('animals')).toBe(
    "You've reached the free plan limit of 10 animals. Upgrade to the Pro plan in settings for unlimited access!",
  )
})

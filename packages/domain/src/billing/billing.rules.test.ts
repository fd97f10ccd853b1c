import { expect, test } from 'vitest'
import { limitMessage } from './billing.errors.ts'
import { isNearLimit, isPaid, limitOf, type Plan, stateOf } from './billing.rules.ts'

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

test.each([
  ['active', true],
  ['trialing', true],
  ['past_due', true],
  ['unpaid', false],
  ['canceled', false],
  ['incomplete', false],
  ['incomplete_expired', false],
  ['paused', false],
  ['something new', false],
  [null, false],
])('BIL-Q09 a subscription that is %s gives Pro: %s', (status, expected) => {
  expect(isPaid(status)).toBe(expected)
})

test('BIL-07 a cancelled subscription is told as such while it lasts; a plan that nobody pays for is just a plan', () => {
  const told = (plan: Plan, status: string | null, isCancelled = false) =>
    stateOf(plan, { status, isCancelled })
  expect(told('pro', 'active')).toBe('pro')
  expect(told('pro', 'active', true)).toBe('cancelled')
  expect(told('pro', 'past_due')).toBe('pastDue')
  expect(told('pro', 'past_due', true)).toBe('cancelled')
  expect(told('free', 'canceled', true)).toBe('free')
  expect(told('pro', null)).toBe('pro')
  expect(told('pro', 'canceled')).toBe('pro')
})

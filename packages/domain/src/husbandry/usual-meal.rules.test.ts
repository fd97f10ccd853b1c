import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/civil-day.ts'
import { planLimits } from './plan.rules.ts'
import { type Meal, usualInterval, usualMeal } from './usual-meal.rules.ts'

const rat = { prey: 'rat', size: 'small', state: 'frozen-thawed', count: 1 } as const
const mouse = { ...rat, prey: 'mouse' }
const bare = { prey: null, size: null, state: null, count: 1 } as const

test('HUS-28 a feeding is filled in with the food of its plan, else the commonest of the last five meals, of equals the latest', () => {
  expect(usualMeal(mouse, [rat])).toEqual(mouse)
  expect(usualMeal({ ...rat, ...{ grams: 20, supplement: 'calcium' } }, [])).toEqual(rat)
  expect(usualMeal(bare, [rat])).toEqual(rat)
  expect(usualMeal(null, [mouse, rat, rat])).toEqual(rat)
  expect(usualMeal(null, [mouse, rat, rat, mouse])).toEqual(mouse)
  expect(usualMeal(null, [mouse, { ...rat, count: 2 }, rat])).toEqual(mouse)
  const sixth: Meal[] = [mouse, rat, bare, bare, bare, rat]
  expect(usualMeal(null, sixth)).toEqual(mouse)
  for (const nothing of [[], [bare, bare]]) expect(usualMeal(null, nothing)).toBeNull()
})

/** Days so far apart, the first on 1 January 2026. */
function daysApart(...gaps: number[]): string[] {
  const days = ['2026-01-01']
  for (const gap of gaps) days.push(addDays(days.at(-1) ?? '', gap))
  return days
}

test('HUS-28 from four meals on an interval is offered: the gaps of the last six, without those over twice their median', () => {
  expect(usualInterval(daysApart(7, 7))).toBeNull()
  expect(usualInterval(daysApart(7, 8, 10))).toEqual({ minDays: 7, maxDays: 10 })
  expect(usualInterval(daysApart(7, 8, 10).toReversed())).toEqual({ minDays: 7, maxDays: 10 })
  expect(usualInterval(daysApart(7, 60, 10, 8))).toEqual({ minDays: 7, maxDays: 10 })
  expect(usualInterval(daysApart(7, 14, 7))).toEqual({ minDays: 7, maxDays: 14 })
  expect(usualInterval(daysApart(2, 7, 8, 9, 10, 7))).toEqual({ minDays: 7, maxDays: 10 })
  expect(usualInterval([...daysApart(7, 7, 7), '2026-01-01'])).toEqual({ minDays: 7, maxDays: 7 })
  expect(usualInterval(['2026-01-01', '2026-01-01', '2026-01-01', '2026-01-08'])).toBeNull()
  expect(usualInterval(daysApart(400, 800, 800))).toEqual({ minDays: 365, maxDays: 730 })
})

test('HUS-28 an interval is always one that a plan may have', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days))
  fc.assert(
    fc.property(fc.array(day, { maxLength: 12 }), (days) => {
      const found = usualInterval(days)
      expect(found === null).toBe(new Set(days).size < 4)
      if (found === null) return
      expect(found.minDays).toBeGreaterThanOrEqual(1)
      expect(found.minDays).toBeLessThanOrEqual(Math.min(found.maxDays, planLimits.minDays))
      expect(found.maxDays).toBeLessThanOrEqual(planLimits.maxDays)
    }),
  )
})

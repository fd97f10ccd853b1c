import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dailyRateOfDays } from './development.rules.ts'
import { hoursOf, type MeasuredHour, thermalHistory } from './thermal.rules.ts'

const from = 494_000

/** Days of 24 hours from the first. */
const dayOf = (hour: number) => `day ${Math.floor((hour - from) / 24)}`

const measuredOf = (hours: readonly (number | null)[]): Map<number, MeasuredHour> =>
  new Map(
    hours.flatMap((mean, at): [number, MeasuredHour][] =>
      mean === null ? [] : [[from + at, { hour: from + at, mean, min: mean - 1, max: mean + 1 }]],
    ),
  )

test('CLU-27 a day tells its mean, its least and most, and how many of its hours were measured', () => {
  const measured = measuredOf([30, 32, ...Array(22).fill(null), ...Array(24).fill(null)])
  const warmth = { kept: { from, to: from + 48 }, measured, aimed: 31 }
  expect(thermalHistory(warmth, dailyRateOfDays(50), dayOf)).toEqual({
    days: [
      { day: 'day 0', mean: 31, min: 29, max: 33, hoursMeasured: 2 },
      { day: 'day 1', mean: 31, min: null, max: null, hoursMeasured: 0 },
    ],
    ...{ hours: 48, hoursMeasured: 2, developed: 0.04 },
  })
})

test('CLU-27 what was neither measured nor aimed at has no mean, and then no part is known', () => {
  const warmth = { kept: { from, to: from + 24 }, measured: measuredOf([30]), aimed: null }
  const history = thermalHistory(warmth, dailyRateOfDays(50), dayOf)
  expect(history).toMatchObject({ days: [{ mean: 30, hoursMeasured: 1 }], developed: null })
  const unmeasured = thermalHistory({ ...warmth, measured: new Map() }, dailyRateOfDays(50), dayOf)
  expect(unmeasured.days).toEqual([{ day: 'day 0', mean: null, min: null, max: null, hoursMeasured: 0 }])
  expect(thermalHistory({ ...warmth, aimed: 31 }, null, dayOf).developed).toBe(null)
})

test('CLU-27 eggs are never more than whole', () => {
  const warmth = { kept: { from, to: from + 24 * 90 }, measured: new Map(), aimed: 31 }
  expect(thermalHistory(warmth, dailyRateOfDays(50), dayOf).developed).toBe(1)
})

test('CLU-27 days are the hours, whatever was measured, and warmer eggs are further', () => {
  const celsius = fc.option(
    fc.integer({ min: 200, max: 400 }).map((tenths) => tenths / 10),
    { nil: null },
  )
  const rate = (degrees: number) => degrees / 2000
  fc.assert(
    fc.property(
      fc.array(celsius, { minLength: 1, maxLength: 200 }),
      fc.integer({ min: 0, max: 3 }),
      (hours, more) => {
        const kept = { from, to: from + hours.length }
        const cool = { kept, measured: measuredOf(hours), aimed: 30 }
        const warm = {
          ...{ kept, aimed: 30 + more },
          measured: measuredOf(hours.map((one) => (one === null ? null : one + more))),
        }
        const [one, other] = [thermalHistory(cool, rate, dayOf), thermalHistory(warm, rate, dayOf)]
        expect(one.hours).toBe(hours.length)
        expect(one.hoursMeasured).toBe(hours.filter((hour) => hour !== null).length)
        expect(one.days.reduce((sum, { hoursMeasured }) => sum + hoursMeasured, 0)).toBe(one.hoursMeasured)
        expect([...hoursOf(cool)]).toHaveLength(hours.length)
        expect(other.developed ?? 0).toBeGreaterThanOrEqual(one.developed ?? 0)
        for (const { mean, min, max } of one.days)
          if (min !== null && max !== null && mean !== null) expect(max).toBeGreaterThanOrEqual(min)
      },
    ),
  )
})

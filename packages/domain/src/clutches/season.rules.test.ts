import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/civil-day.ts'
import { daysOfSeason, seasonOf } from './season.rules.ts'

test.each([
  ['2026-09-30', undefined, 2026],
  ['2026-10-01', undefined, 2027],
  ['2026-12-31', undefined, 2027],
  ['2026-01-01', undefined, 2026],
  ['2026-06-30', '07-01', 2026],
  ['2026-07-01', '07-01', 2027],
  ['2026-01-01', '01-01', 2026],
  ['2026-12-31', '01-01', 2026],
])('CLU-05 %s by seasons from %s is of season %s', (day, firstDay, season) => {
  expect(seasonOf(day, firstDay)).toBe(season)
})

test('CLU-05 seasons follow each other without a gap, and each day is within its own', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((n) => addDays('1990-01-01', n))
  const firstDays = fc.constantFrom('01-01', '02-28', '03-01', '07-01', '10-01', '12-31')
  fc.assert(
    fc.property(days, firstDays, (day, firstDay) => {
      const season = seasonOf(day, firstDay)
      const { from, to } = daysOfSeason(season, firstDay)
      expect([from <= day, day <= to]).toEqual([true, true])
      expect(daysOfSeason(season + 1, firstDay).from).toBe(addDays(to, 1))
      expect(Number(to.slice(0, 4))).toBe(season)
    }),
  )
})

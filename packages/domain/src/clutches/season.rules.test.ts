import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/civil-day.ts'
import { daysOfSeason, isDayOfYear, seasonOf, seasonOfClutch, seasonOfProject } from './season.rules.ts'

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

test('SEA-01 a project is of the season it names, else of the one it started in; a clutch is of that of its project', () => {
  const project = { season: null, startDate: '2026-09-20' }
  expect(seasonOfProject(project)).toBe(2026)
  expect(seasonOfProject(project, '07-01')).toBe(2027)
  expect(seasonOfProject({ ...project, season: 2028 }, '07-01')).toBe(2028)
  expect(seasonOfClutch({ layDate: '2026-11-02', project })).toBe(2026)
  expect(seasonOfClutch({ layDate: '2026-11-02', project: null })).toBe(2027)
  expect(seasonOfClutch({ layDate: '2026-11-02', project: null }, '12-01')).toBe(2026)
})

test('SEA-01 a season can begin with any day that every year has', () => {
  expect(['10-01', '01-01', '02-28', '12-31'].every(isDayOfYear)).toBe(true)
  expect(['02-29', '13-01', '1-1', '10-32', '', '10-01x'].some(isDayOfYear)).toBe(false)
})

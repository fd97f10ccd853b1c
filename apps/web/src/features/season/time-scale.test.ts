import { daysOfSeason } from '@clutchbook/domain/clutches/season.rules'
import { addDays, weekdayOf } from '@clutchbook/domain/kernel/civil-day'
import { expect, test } from 'vitest'
import type { Board } from './board.queries.ts'
import { pairing, windowOf } from './testing/pairings.ts'
import { scaleOf } from './time-scale.ts'

const today = '2026-11-26'
const boardOf = (rows: Board['rows'], season = 2027) => ({ ...daysOfSeason(season), rows })

test('SEA-14 weeks go from the Monday before the first thing to the end of the last window, half a year at least', () => {
  const short = scaleOf(boardOf([pairing({ marks: [{ kind: 'lock', day: '2026-11-04' }] })]), today)
  expect([short.from, short.weeks]).toEqual(['2026-10-26', 26])
  const windows = [windowOf({ from: '2027-07-20', to: '2027-08-01' })]
  const long = scaleOf(
    boardOf([pairing({ bars: [{ kind: 'gravid', from: '2026-11-04', to: null }], windows })]),
    today,
  )
  expect([long.from, weekdayOf(long.from)]).toEqual(['2026-10-26', 1])
  expect(addDays(long.from, long.weeks * 7) > '2027-08-01').toBe(true)
  expect(addDays(long.from, (long.weeks - 2) * 7) <= '2027-08-01').toBe(true)
})

test('SEA-14 today is on the line of the season that runs, and not on one that is over', () => {
  const scale = scaleOf(boardOf([pairing({ marks: [{ kind: 'lock', day: '2026-11-04' }] })]), today)
  expect(scale.today).toBeCloseTo((31 / (26 * 7)) * 100)
  expect(scale.months.filter(({ isNow }) => isNow).map(({ key }) => key)).toEqual(['2026-11-01'])
  expect(scale.months.filter(({ isCovered }) => isCovered).map(({ key }) => key)).toEqual(['2026-12-01'])
  const over = [pairing({ marks: [{ kind: 'laid', day: '2024-05-04' }] })]
  expect(scaleOf(boardOf(over, 2024), today).today).toBe(null)
})

test('SEA-14 without anything the whole season is shown, and what lies years beyond it lengthens no line', () => {
  expect(scaleOf(boardOf([], 2024), today)).toMatchObject({ from: '2023-09-25', weeks: 54 })
  const far = [
    pairing({
      marks: [
        { kind: 'lock', day: '2019-01-01' },
        { kind: 'laid', day: '2024-05-04' },
      ],
    }),
  ]
  const scale = scaleOf(boardOf(far, 2024), today)
  expect(scale.from).toBe('2024-04-22')
  expect([scale.at('2019-01-01'), scale.at('2030-01-01')]).toEqual([0, 100])
})

test('SEA-14 at most fourteen months are named', () => {
  const marks = [
    { kind: 'lock' as const, day: '2026-05-01' },
    { kind: 'hatched' as const, day: '2028-02-20' },
  ]
  const { months } = scaleOf(boardOf([pairing({ marks })]), today)
  expect(months.length).toBeLessThanOrEqual(14)
  expect(months.length).toBeGreaterThan(7)
})

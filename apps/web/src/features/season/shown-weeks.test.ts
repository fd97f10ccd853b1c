import { expect, test } from 'vitest'
import type { SeasonWeek } from './board.queries.ts'
import { fullestWeek, linesOf, shownWeeks, sumWeeks } from './shown-weeks.ts'

const week = (from: string, fields: Partial<SeasonWeek> = {}): SeasonWeek => ({
  ...{ week: '2026-W48', from, eggsIn: 0, eggsExpected: 0, eggsOut: 0, boxes: 0, capacity: 4 },
  ...fields,
})

const weeks = [
  week('2026-11-09'),
  week('2026-11-16', { eggsIn: 8, boxes: 3 }),
  week('2026-11-23', { boxes: 5 }),
  week('2026-11-30', { eggsExpected: 4, eggsOut: 2, boxes: 5 }),
  week('2026-12-07'),
]

test('SEA-16 weeks go from the first to the last with anything; bars are of the most eggs, boxes of what there are', () => {
  const shown = shownWeeks(weeks, '2026-11-26')
  expect(
    shown.map(({ from, isNow, bars, over, filled }) => [from, isNow, bars.length, over, filled]),
  ).toEqual([
    ['2026-11-16', false, 1, 0, 75],
    ['2026-11-23', true, 0, 1, 100],
    ['2026-11-30', false, 2, 1, 100],
  ])
  expect(shown[2]?.bars).toEqual([
    { kind: 'expected', eggs: 4, width: 50 },
    { kind: 'out', eggs: 2, width: 25 },
  ])
  expect(sumWeeks(shown)).toEqual({ laid: 8, expected: 4, hatched: 2 })
  expect(fullestWeek(shown)?.from).toBe('2026-11-23')
})

test('SEA-16 without incubators there is nothing to hold boxes against, and without eggs nothing to show', () => {
  const [only] = shownWeeks([week('2026-11-16', { eggsIn: 1, boxes: 2, capacity: null })], '2026-11-26')
  expect([only?.over, only?.filled]).toEqual([0, null])
  expect(shownWeeks([week('2026-11-16')], '2026-11-26')).toEqual([])
  expect(fullestWeek([])).toBeNull()
})

test('SEA-16 weeks without anything stand together, and this week for itself', () => {
  const quiet = ['2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'].map((from) => week(from))
  const some = [week('2026-11-02', { eggsIn: 1 }), ...quiet, week('2026-12-07', { eggsOut: 1 })]
  const lines = linesOf(shownWeeks(some, '2026-11-26'))
  expect(lines.map((line) => [line.from, 'quiet' in line ? line.quiet : null])).toEqual([
    ['2026-11-02', null],
    ['2026-11-09', 2],
    ['2026-11-23', null],
    ['2026-11-30', 1],
    ['2026-12-07', null],
  ])
})

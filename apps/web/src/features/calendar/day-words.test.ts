import { expect, test } from 'vitest'
import { dayName, monthName, weekdayHeads } from './day-words.ts'

test('months and days in words, dates as everywhere', () => {
  expect(monthName('2026-11')).toBe('November 2026')
  expect(dayName('2026-11-20')).toBe('Friday, 11/20/2026')
  expect(weekdayHeads.map(({ short }) => short)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
})

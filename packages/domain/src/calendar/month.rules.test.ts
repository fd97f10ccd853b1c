import { expect, test } from 'vitest'
import { byDay, monthOf, shiftMonth, shownDays, weeksOf } from './month.rules.ts'

test('CAL-03 months follow each other over the years', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2026-01', -1), shiftMonth('2026-03', -14)]).toEqual([
    '2027-01',
    '2025-12',
    '2025-01',
  ])
  expect(monthOf('2026-11-21')).toBe('2026-11')
})

test('a month is shown in whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2026-11')
  expect(weeks).toHaveLength(5)
  expect([weeks[0]?.[0], weeks[4]?.[6]]).toEqual(['2026-11-01', '2026-12-05'])
  // 28 days that begin on a Sunday fill four weeks; 31 that begin on a Saturday need six.
  expect(weeksOf('2026-02')).toHaveLength(4)
  expect(weeksOf('2026-08')).toHaveLength(6)
  expect(shownDays('2026-08')).toEqual({ from: '2026-07-26', to: '2026-09-05' })
})

test('CAL-04 an event stands on each day it runs on, within what is shown', () => {
  const events = [
    { id: 1, startDate: '2026-10-30', endDate: '2026-11-02' },
    { id: 2, startDate: '2026-11-02', endDate: null },
    { id: 3, startDate: '2026-12-05', endDate: '2027-01-10' },
  ]
  const days = byDay(events, { from: '2026-11-01', to: '2026-12-05' })
  expect(Object.fromEntries(Array.from(days, ([day, those]) => [day, those.map(({ id }) => id)]))).toEqual({
    '2026-11-01': [1],
    '2026-11-02': [1, 2],
    '2026-12-05': [3],
  })
})

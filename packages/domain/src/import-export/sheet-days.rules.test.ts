import { expect, test } from 'vitest'
import { dayOrderOf, readDay } from './sheet-days.rules.ts'

test.each([
  ['2023-06-14', '2023-06-14'],
  ['2023-06-14T00:00:00Z', '2023-06-14'],
  ['6/14/2023', '2023-06-14'],
  ['06/14/23 12:00', '2023-06-14'],
  ['6/14/99', '1999-06-14'],
  ['14 Jun 2023', '2023-06-14'],
  ['June 14th, 2023', '2023-06-14'],
  ['14-Jun-23', '2023-06-14'],
  ['31/02/2023', null],
  ['2/30/2023', null],
  ['soon', null],
  ['45091', null],
])('R64 the cell %j means the day %j', (cell, day) => {
  expect(readDay(cell, 'month-first')).toBe(day)
})

test('R64 a column tells whether its days or its months come first', () => {
  expect(dayOrderOf(['1/2/2023', '3/14/2023'])).toBe('month-first')
  expect(dayOrderOf(['1/2/2023', '14/3/2023'])).toBe('day-first')
  expect(dayOrderOf(['1.2.2023'])).toBe('day-first')
  expect(dayOrderOf(['1/2/2023', '2023-06-14', ''])).toBe('month-first')
  expect(readDay('1.2.2023', 'day-first')).toBe('2023-02-01')
})

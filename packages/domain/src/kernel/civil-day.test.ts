import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  civilDayOf,
  daysBetween,
  formatDay,
  isCivilDay,
  isDayPattern,
  weekdayOf,
  yearsBetween,
} from './civil-day.ts'

test.each(['2024-02-29', '2026-12-31', '1900-01-01', '2199-12-31'])('%s is a day of the calendar', (day) => {
  expect(isCivilDay(day)).toBe(true)
})

test.each([
  '2023-02-29',
  '2026-13-01',
  '2026-04-31',
  '1899-12-31',
  '2200-01-01',
  '2026-1-1',
  '06/14/2023',
  '',
  '2026-06-15T00:00:00Z',
])('%j is no day of the calendar', (text) => {
  expect(isCivilDay(text)).toBe(false)
})

test('SHELL-54 a day is read as MM/dd/yyyy', () => {
  expect(formatDay('2023-06-14')).toBe('06/14/2023')
  expect(formatDay('2023-06-14', 'DD.MM.YYYY')).toBe('14.06.2023')
  expect(formatDay('2023-06-14', 'YYYY-MM-DD')).toBe('2023-06-14')
})

test('SHELL-55 a missing day reads Unknown', () => {
  expect([formatDay(null), formatDay(undefined), formatDay('')]).toEqual(['Unknown', 'Unknown', 'Unknown'])
})

test('SHELL-56 what is no day is shown as it stands', () => {
  expect(formatDay('spring 2021')).toBe('spring 2021')
})

test('SHELL-61 the day it is depends on the keeper’s zone alone', () => {
  const moment = new Date('2026-03-29T23:30:00.000Z')
  expect(civilDayOf(moment, 'America/Los_Angeles')).toBe('2026-03-29')
  expect(civilDayOf(moment, 'Europe/Berlin')).toBe('2026-03-30')
  expect(civilDayOf(moment, 'Pacific/Kiritimati')).toBe('2026-03-30')
})

test('COL-101 years are counted by the calendar, also for those born on 29 February', () => {
  expect(yearsBetween('2023-06-14', '2026-06-13')).toBe(2)
  expect(yearsBetween('2023-06-14', '2026-06-14')).toBe(3)
  expect(yearsBetween('2024-02-29', '2025-02-28')).toBe(0)
  expect(yearsBetween('2024-02-29', '2025-03-01')).toBe(1)
  expect(yearsBetween('2027-01-01', '2026-06-14')).toBe(-1)
})

test('days are added and counted by the calendar, over leap days and where clocks change', () => {
  expect(addDays('2026-06-15', 60)).toBe('2026-08-14')
  expect(addDays('2024-02-28', 2)).toBe('2024-03-01')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-06-20', '2026-06-15')).toBe(-5)
})

test('months are added by the calendar, and a month that is too short gives its last day', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
  expect(addMonths('2026-01-31', 3)).toBe('2026-04-30')
  expect(addMonths('2026-11-15', 14)).toBe('2028-01-15')
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
})

test('the day of the week is counted from Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(weekdayOf('2026-11-21')).toBe(6)
})

test.each(['MM/DD/YYYY', 'DD.MM.YYYY', 'YYYY. MM. DD.', 'DD.MM.YYYY г.', 'DD\u200f/MM\u200f/YYYY'])(
  'U15 %s says how days are written',
  (pattern) => {
    expect(isDayPattern(pattern)).toBe(true)
  },
)

test.each([
  '',
  'MM/DD',
  'DD.DD.MM.YYYY',
  'DD.MM.YY',
  'D.M.YYYY',
  '<b>DD.MM.YYYY',
  'DD.MM.YYYY\n',
  'DD.MM.YYYY '.padEnd(25),
])('U15 “%s” does not', (pattern) => {
  expect(isDayPattern(pattern)).toBe(false)
})

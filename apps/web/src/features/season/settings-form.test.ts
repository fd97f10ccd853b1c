import { expect, test } from 'vitest'
import {
  dayOptions,
  monthOptions,
  settingsBodyOf,
  settingsProblems,
  settingsValuesOf,
} from './settings-form.ts'

test('SEA-01 SEA-15 the first day is chosen by month and day, days of rest are typed or left empty', () => {
  const values = settingsValuesOf({ firstDay: '09-05', restDays: null, windowReminders: true })
  expect(values).toEqual({ month: '09', day: '05', restDays: '', windowReminders: true })
  expect(settingsBodyOf(values)).toEqual({ firstDay: '09-05', restDays: null, windowReminders: true })
  expect(settingsBodyOf({ ...values, restDays: ' 5 ', windowReminders: false })).toEqual({
    ...{ firstDay: '09-05', restDays: 5, windowReminders: false },
  })
  expect([monthOptions.length, monthOptions[8], dayOptions.length, dayOptions[4]]).toEqual([
    ...[12, { value: '09', label: 'September' }, 31, { value: '05', label: '5' }],
  ])
})

test('SEA-01 SEA-15 a day that not every year has, and days of rest that are none, are refused at their fields', () => {
  expect(settingsProblems({ month: '02', day: '29', restDays: '', windowReminders: true })).toEqual({
    day: 'Please enter a day that every year has, as MM-DD',
  })
  expect(settingsProblems({ month: '02', day: '28', restDays: '0', windowReminders: true })).toEqual({
    restDays: 'Please enter a whole number of days from 1 to 365, or nothing',
  })
  expect(settingsProblems({ month: '02', day: '28', restDays: '5', windowReminders: true })).toEqual({})
})

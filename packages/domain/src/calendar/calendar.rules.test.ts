import { expect, test } from 'vitest'
import { textProblem } from '../kernel/record-fields.ts'
import { eventFields } from './calendar.fields.ts'
import {
  colorOf,
  dateRange,
  eventDefaults,
  eventTypes,
  hoursOf,
  isEventColor,
  isUpcoming,
  reminderLine,
  spanProblem,
  startDateProblem,
} from './calendar.rules.ts'

const eventTitleProblem = (text: string) => textProblem(eventFields.title, text)
const eventDescriptionProblem = (text: string) => textProblem(eventFields.description, text)

import { newEvent } from './calendar.schema.ts'
import { reminderDefaults } from './reminder.rules.ts'

test('CAL-24 an event is of one of six types, and general unless stated', () => {
  expect([...eventTypes].sort()).toEqual([
    'appointment',
    'breeding',
    'cleaning',
    'feeding',
    'general',
    'medication',
  ])
  expect(eventDefaults.type).toBe('general')
})

test('CAL-31 each type has its colour', () => {
  expect(Object.fromEntries(eventTypes.map((type) => [type, colorOf({ type, color: null })]))).toEqual({
    feeding: 'orange',
    cleaning: 'blue',
    medication: 'red',
    breeding: 'purple',
    appointment: 'yellow',
    general: 'green',
  })
})

test('CAL-Q09 a colour of the event’s own comes before that of its type', () => {
  expect(colorOf({ type: 'feeding', color: 'blue' })).toBe('blue')
  expect(['blue', '#8FB36a'].every(isEventColor)).toBe(true)
  expect(['mauve', '#8fb', 'red;'].some(isEventColor)).toBe(false)
})

test('CAL-21 CAL-22 CAL-25 the form’s defaults', () => {
  expect(eventDefaults).toMatchObject({ type: 'general', allDay: true, startTime: '09:00', endTime: '10:00' })
  expect(reminderDefaults).toEqual({ days: 1, time: '09:00', repeatDays: 0 })
})

test('CAL-16 CAL-Q07 title and start date are required, and lengths are bounded', () => {
  expect(eventTitleProblem('  ')).toBe('Title is required')
  expect(eventTitleProblem('x'.repeat(200))).toBeNull()
  expect(eventTitleProblem('x'.repeat(201))).toBe('Please use at most 200 characters')
  expect(eventDescriptionProblem('x'.repeat(5000))).toBeNull()
  expect(eventDescriptionProblem('x'.repeat(5001))).toBe('Please use at most 5000 characters')
  expect(startDateProblem('')).toBe('Start date is required')
  expect(startDateProblem('2026-02-29')).toBe('Please enter a date as YYYY-MM-DD')
  expect(startDateProblem('2028-02-29')).toBeNull()
})

const day = { startDate: '2026-06-15', endDate: null, startTime: null, endTime: null }

test('CAL-45 an event cannot end before it starts', () => {
  expect(spanProblem({ ...day, endDate: '2026-06-14' })).toEqual({
    field: 'endDate',
    message: 'End date cannot be before start date',
  })
  expect(spanProblem({ ...day, endDate: '2026-06-15' })).toBeNull()
  expect(spanProblem({ ...day, startTime: '10:00', endTime: '09:00' })?.field).toBe('endTime')
  expect(spanProblem({ ...day, endDate: '2026-06-16', startTime: '10:00', endTime: '09:00' })).toBeNull()
})

test('CAL-Q05 upcoming is what starts from today to so many days on, and what runs today', () => {
  const today = '2026-06-15'
  const upcoming = (startDate: string, endDate: string | null = null) =>
    isUpcoming({ startDate, endDate }, today, 30)
  expect([upcoming('2026-06-15'), upcoming('2026-07-15')]).toEqual([true, true])
  expect([upcoming('2026-06-14'), upcoming('2026-07-16')]).toEqual([false, false])
  expect([upcoming('2026-06-01', '2026-06-15'), upcoming('2026-06-01', '2026-06-14')]).toEqual([true, false])
})

test('CAL-08 the line of a reminder', () => {
  expect(reminderLine(3, '18:30')).toBe('Reminder 3 days before, at 18:30')
})

test('CAL-07 the dates and hours of an event', () => {
  expect(dateRange(day)).toBe('06/15/2026')
  expect(dateRange({ startDate: '2026-06-15', endDate: '2026-06-17' })).toBe('06/15/2026 – 06/17/2026')
  expect(hoursOf({ allDay: true, startTime: null, endTime: null })).toBeNull()
  expect(hoursOf({ allDay: false, startTime: '10:30', endTime: null })).toBe('10:30')
  expect(hoursOf({ allDay: false, startTime: '10:30', endTime: '11:00' })).toBe('10:30 – 11:00')
})

test('CAL-17 on the wire a non-number of days is 0, and an empty one none', () => {
  const daysOf = (reminderDate: unknown) =>
    newEvent.parse({ title: 'Feed', startDate: '2026-06-15', reminderDate }).reminderDate
  expect(['7', 7, 'soon', '', null].map(daysOf)).toEqual([7, 7, 0, null, null])
  for (const refused of ['31', -1, 1.5]) expect(() => daysOf(refused)).toThrow('from 0 to 30')
})

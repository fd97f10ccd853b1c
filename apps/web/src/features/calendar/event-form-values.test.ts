import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar.queries.ts'
import {
  eventBodyOf,
  eventFormProblems,
  eventValuesOf,
  newEventValues,
  reminderPreview,
} from './event-form-values.ts'

const blank = newEventValues('2026-06-15')

test('CAL-21 CAL-22 CAL-25 a new event begins with every default', () => {
  expect(blank).toMatchObject({
    type: 'general',
    startDate: '2026-06-15',
    endDate: null,
    allDay: true,
    startTime: '09:00',
    endTime: '10:00',
    reminder: false,
    reminderDays: '1',
    reminderTime: '09:00',
    reminderRepeatDays: '0',
  })
  expect(newEventValues('2026-06-15', 'Pair').title).toBe('Pair')
})

test('CAL-20 with the reminder off its fields are sent empty and it does not repeat', () => {
  const body = eventBodyOf({ ...blank, title: 'Feed', reminderDays: '5', reminderRepeatDays: '7' })
  expect(body).toMatchObject({
    reminder: false,
    reminderDate: '',
    reminderTime: '',
    reminderRepeatDays: 0,
  })
})

test('CAL-17 a number of days that is none is sent as 0', () => {
  const days = (typed: string) => eventBodyOf({ ...blank, reminder: true, reminderDays: typed }).reminderDate
  expect(['7', 'soon', ''].map(days)).toEqual(['7', '0', '0'])
})

test('CAL-21 times are sent only while the event is not all day', () => {
  expect(eventBodyOf(blank)).not.toHaveProperty('startTime')
  expect(eventBodyOf({ ...blank, allDay: false, endTime: '' })).toMatchObject({
    startTime: '09:00',
    endTime: null,
  })
})

test('CAL-16 CAL-45 the form refuses what the server would, in the same words', () => {
  expect(eventFormProblems({ ...blank, title: ' ', startDate: null })).toEqual({
    title: 'Title is required',
    startDate: 'Start date is required',
  })
  expect(eventFormProblems({ ...blank, title: 'Feed', endDate: '2026-06-14' })).toEqual({
    endDate: 'End date cannot be before start date',
  })
  expect(eventFormProblems({ ...blank, title: 'Feed', allDay: false, startTime: '10:30' })).toEqual({
    endTime: 'End time cannot be before start time',
  })
  expect(eventFormProblems({ ...blank, title: 'Feed' })).toEqual({})
})

test('CAL-15 the form of an event holds what it has, and sends it back alike', () => {
  const event: CalendarEvent = {
    id: 1,
    userId: 1,
    version: 3,
    createdAt: '2026-06-01T00:00:00.000Z',
    title: 'Panacur',
    description: 'Second dose',
    type: 'medication',
    startDate: '2026-06-15',
    endDate: '2026-06-17',
    allDay: false,
    startTime: '10:30',
    endTime: null,
    reptileId: 4,
    animalId: 4,
    breedingProjectId: null,
    reminder: true,
    reminderEnabled: true,
    reminderDate: '3',
    reminderTime: '18:30',
    reminderRepeatDays: 7,
    completed: false,
    color: null,
  }
  expect(eventBodyOf(eventValuesOf(event))).toEqual({
    title: 'Panacur',
    description: 'Second dose',
    type: 'medication',
    startDate: '2026-06-15',
    endDate: '2026-06-17',
    allDay: false,
    startTime: '10:30',
    endTime: null,
    reptileId: 4,
    breedingProjectId: null,
    reminder: true,
    reminderDate: '3',
    reminderTime: '18:30',
    reminderRepeatDays: 7,
  })
})

test('CAL-Q02 the form says when the reminder comes, by the keeper’s own clock', () => {
  const here = {
    timeZone: 'America/New_York',
    deviceZone: 'Europe/London',
    now: new Date('2026-06-14T12:59:00Z'),
  }
  const values = { ...blank, reminder: true }
  expect(reminderPreview(values, here)).toBe('Comes on 06/14/2026 at 09:00, America/New_York')
  expect(reminderPreview(values, { ...here, deviceZone: 'America/New_York' })).toBe(
    'Comes on 06/14/2026 at 09:00',
  )
  expect(reminderPreview(values, { ...here, now: new Date('2026-06-14T13:00:00Z') })).toMatch(/has passed/)
  expect(reminderPreview(blank, here)).toBeNull()
})

import { expect, test } from 'vitest'
import type { CalendarEvent } from './calendar.queries.ts'
import { withEvent } from './calendar.queries.ts'

const event = (id: number): CalendarEvent => ({
  id,
  userId: 1,
  version: 1,
  createdAt: '2026-06-01T00:00:00.000Z',
  title: `Event ${id}`,
  description: null,
  type: 'general',
  startDate: '2026-06-15',
  endDate: null,
  allDay: true,
  startTime: null,
  endTime: null,
  reptileId: null,
  animalId: null,
  breedingProjectId: null,
  reminder: false,
  reminderEnabled: true,
  reminderDate: null,
  reminderTime: '09:00',
  reminderRepeatDays: 0,
  completed: false,
  color: null,
})

const complete = (one: CalendarEvent): CalendarEvent => ({ ...one, completed: true })

test('U9 CAL-32 an event shows its change at once in every cached list, and no other event does', () => {
  const list = [event(1), event(2)]
  expect(withEvent(list, 2, complete)).toEqual([event(1), { ...event(2), completed: true }])
  const pages = {
    pages: [
      { items: list, next: 'x' },
      { items: [event(3)], next: null },
    ],
    pageParams: [null, 'x'],
  }
  expect(withEvent(pages, 3, complete)).toEqual({
    ...pages,
    pages: [
      { items: list, next: 'x' },
      { items: [{ ...event(3), completed: true }], next: null },
    ],
  })
})

test('CAL-39 a deleted event leaves every cached list', () => {
  expect(withEvent([event(1), event(2)], 1, null)).toEqual([event(2)])
})

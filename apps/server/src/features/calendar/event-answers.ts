import type { CalendarEvent } from '@clutchbook/domain/calendar/calendar.schema'
import type { EventRow } from './calendar.repository.ts'

/** An event as its owner reads it. */
export const toEvent = (row: EventRow): CalendarEvent => ({
  id: row.id,
  userId: row.keeperId,
  version: row.version,
  createdAt: row.createdAt,
  title: row.title,
  description: row.description,
  type: row.type,
  startDate: row.startDate,
  endDate: row.endDate,
  allDay: Boolean(row.isAllDay),
  startTime: row.startTime,
  endTime: row.endTime,
  reptileId: row.animalId,
  animalId: row.animalId,
  breedingProjectId: row.breedingProjectId,
  reminder: Boolean(row.hasReminder),
  reminderEnabled: Boolean(row.isReminderEnabled),
  reminderDate: row.reminderDays === null ? null : String(row.reminderDays),
  reminderTime: row.reminderTime,
  reminderRepeatDays: row.reminderRepeatDays,
  completed: Boolean(row.isCompleted),
  color: row.color,
})

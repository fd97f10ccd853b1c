import { fields } from '../kernel/record-fields.ts'
import { eventDefaults, eventLimits, eventMessages, eventTypes, isEventColor } from './calendar.rules.ts'
import { mostReminderDays, reminderDefaults, repeatOptions } from './reminder.rules.ts'

const time = { kind: 'time', blank: null, notTime: eventMessages.time } as const
const link = { kind: 'link', blank: null } as const

/** The reminder's own fields, as the toggle sends them (CAL-41). */
export const reminderFields = fields({
  reminder: { kind: 'flag', label: 'Remind me', column: 'hasReminder', blank: eventDefaults.reminder },
  /** Days before the event. */
  reminderDate: {
    kind: 'number',
    label: 'Days before',
    column: 'reminderDays',
    isWhole: true,
    least: 0,
    most: mostReminderDays,
    blank: null,
    messages: { notNumber: eventMessages.reminderDays },
  },
  reminderTime: {
    kind: 'time',
    label: 'Reminder time',
    blank: reminderDefaults.time,
    notTime: eventMessages.time,
  },
})

/** Every field of an event that a keeper writes, in the order of its form. */
export const eventFields = fields({
  title: { kind: 'text', label: 'Title', max: eventLimits.title, absent: eventMessages.title },
  type: {
    kind: 'choice',
    label: 'Event type',
    of: eventTypes,
    blank: eventDefaults.type,
    unknown: eventMessages.type,
  },
  startDate: { kind: 'day', label: 'Start date', absent: eventMessages.startDate },
  endDate: { kind: 'day', label: 'End date', blank: null },
  allDay: { kind: 'flag', label: 'All day', column: 'isAllDay', blank: eventDefaults.allDay },
  startTime: { ...time, label: 'Start time' },
  endTime: { ...time, label: 'End time' },
  description: { kind: 'text', label: 'Description', max: eventLimits.description, blank: null },
  animalId: { ...link, to: 'animals', label: 'Related reptile' },
  breedingProjectId: { ...link, to: 'breeding-projects', label: 'Related breeding' },
  ...reminderFields,
  reminderEnabled: {
    kind: 'flag',
    label: 'Reminders',
    column: 'isReminderEnabled',
    blank: eventDefaults.reminderEnabled,
    isOutsideForms: true,
  },
  /** Every so many days; 0 for once. */
  reminderRepeatDays: {
    kind: 'number',
    label: 'Repeat',
    isWhole: true,
    least: 0,
    most: Math.max(...repeatOptions),
    blank: reminderDefaults.repeatDays,
    messages: { notNumber: eventMessages.repeat },
  },
  completed: {
    kind: 'flag',
    label: 'Completed',
    column: 'isCompleted',
    blank: false,
    isOutsideForms: true,
  },
  /** Set only where it differs from the colour of the type (CAL-Q09). */
  color: {
    kind: 'text',
    label: 'Color',
    max: 20,
    blank: null,
    rule: (color) => (isEventColor(color) ? null : eventMessages.color),
    isOutsideForms: true,
  },
})

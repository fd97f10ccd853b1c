import { addDays, type CivilDay, type DayPattern, formatDay, isCivilDay } from '../kernel/civil-day.ts'
import type { TextRule } from '../kernel/fields.ts'
import { isTimeOfDay, type TimeOfDay } from '../kernel/time-zone.ts'
import { lastDayOf } from './month.rules.ts'

/** What an event can be (CAL-24); the first is the default. */
export const eventTypes = ['general', 'feeding', 'cleaning', 'medication', 'breeding', 'appointment'] as const
export type EventType = (typeof eventTypes)[number]

/** The words of the colours that types have. */
const colorWords = ['green', 'orange', 'blue', 'red', 'purple', 'yellow'] as const
type ColorWord = (typeof colorWords)[number]

/** A colour's word, or its red, green and blue as in '#8fb36a'. */
export type EventColor = ColorWord | `#${string}`

export const isEventColor = (text: string): text is EventColor =>
  colorWords.some((word) => word === text) || /^#[0-9a-f]{6}$/i.test(text)

const colors: Readonly<Record<EventType, ColorWord>> = {
  feeding: 'orange',
  cleaning: 'blue',
  medication: 'red',
  breeding: 'purple',
  appointment: 'yellow',
  general: 'green',
}

type Coloured = { readonly type: EventType; readonly color: EventColor | null }

/** The colour of an event: its own where it has one, else that of its type (CAL-31, CAL-Q09). */
export const colorOf = ({ type, color }: Coloured): EventColor => color ?? colors[type]

/** Longest texts of an event, in characters (CAL-Q07). */
export const eventLimits = { title: 200, description: 5000 } as const

/** Words beside a field of an event (CAL-45, CAL-Q07). */
export const eventMessages = {
  title: 'Title is required',
  startDate: 'Start date is required',
  day: 'Please enter a date as YYYY-MM-DD',
  endBeforeStart: 'End date cannot be before start date',
  time: 'Please enter a time as HH:MM',
  endTimeBeforeStart: 'End time cannot be before start time',
  type: `Type must be one of ${eventTypes.join(', ')}`,
  color: `Color must be one of ${colorWords.join(', ')}, or as in #8fb36a`,
  reminderDays: 'Reminder days must be from 0 to 30',
  repeat: 'Repeat must be 0, 1, 2, 3, 4, 5, 6, 7, 14 or 30 days',
  windowDays: 'Days must be from 0 to 366',
} as const

/** What the form starts from (CAL-21, CAL-22, CAL-25, CAL-27). The reminder's own stand in reminder.rules.ts. */
export const eventDefaults = {
  type: 'general',
  allDay: true,
  startTime: '09:00',
  endTime: '10:00',
  reminder: false,
  reminderEnabled: true,
} as const

export const startDateProblem: TextRule = (startDate) => {
  if (startDate.trim() === '') return eventMessages.startDate
  return isCivilDay(startDate) ? null : eventMessages.day
}

type Span = {
  readonly startDate: CivilDay
  readonly endDate: CivilDay | null
  readonly startTime: TimeOfDay | null
  readonly endTime: TimeOfDay | null
}

/** What is wrong with when an event ends, by field (CAL-45); null where nothing is. */
export function spanProblem({ startDate, endDate, startTime, endTime }: Span) {
  if (endDate !== null && endDate < startDate)
    return { field: 'endDate', message: eventMessages.endBeforeStart } as const
  const isOneDay = endDate === null || endDate === startDate
  if (isOneDay && startTime !== null && endTime !== null && endTime < startTime)
    return { field: 'endTime', message: eventMessages.endTimeBeforeStart } as const
  return null
}

export const timeProblem: TextRule = (time) => (isTimeOfDay(time) ? null : eventMessages.time)

/** The longest window of upcoming events that can be asked for, in days: a leap year. */
export const longestWindow = 366

/** The windows of the two places that show upcoming events, in days (CAL-35). */
export const upcomingWindows = { calendar: 30, dashboard: 365 } as const

type Dated = { readonly startDate: CivilDay; readonly endDate: CivilDay | null }

/**
 * Whether an event belongs to the upcoming ones (CAL-Q05): it starts from today to `days` from now, both days
 * included, or it began earlier and runs today.
 */
export function isUpcoming(event: Dated, today: CivilDay, days: number): boolean {
  if (event.startDate > addDays(today, days)) return false
  return event.startDate >= today || lastDayOf(event) >= today
}

/** The line of an event's reminder (CAL-08). */
export const reminderLine = (days: string | number, time: TimeOfDay): string =>
  `Reminder ${days} days before, at ${time}`

/** When an event is, as lists show it (CAL-07): '06/15/2026', or '06/15/2026 – 06/17/2026'. */
export const dateRange = ({ startDate, endDate }: Dated, pattern?: DayPattern): string =>
  endDate === null || endDate === startDate
    ? formatDay(startDate, pattern)
    : `${formatDay(startDate, pattern)} – ${formatDay(endDate, pattern)}`

type Timed = {
  readonly allDay: boolean
  readonly startTime: TimeOfDay | null
  readonly endTime: TimeOfDay | null
}

/** The hours of an event that isn't all day: '10:30' or '10:30 – 11:00'; null for one that is. */
export function hoursOf({ allDay, startTime, endTime }: Timed): string | null {
  if (allDay || startTime === null) return null
  return endTime === null ? startTime : `${startTime} – ${endTime}`
}

import type { Month } from '@clutchbook/domain/calendar/month.rules'
import { type CivilDay, weekdayOf } from '@clutchbook/domain/kernel/civil-day'
import { shownDay } from '../../shared/day-format.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The heads of the grid's columns, whole and short. */
export const weekdayHeads = weekdays.map((whole) => ({ whole, short: whole.slice(0, 3) }))

/** A month in words: 'November 2026'. */
export const monthName = (month: Month): string =>
  `${months[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`

/** A day with its weekday: 'Friday, 11/20/2026'. */
export const dayName = (day: CivilDay): string => `${weekdays[weekdayOf(day)] ?? ''}, ${shownDay(day)}`

import { hoursOf } from '@clutchbook/domain/calendar/calendar.rules'
import type { CalendarEvent } from '@clutchbook/domain/calendar/calendar.schema'
import { lastDayOf } from '@clutchbook/domain/calendar/month.rules'
import { type CivilDay, daysBetween, weekdayOf } from '@clutchbook/domain/kernel/civil-day'
import { shownDayOfYear } from '../../shared/day-format.ts'
import { weekdayHeads } from './day-words.ts'
import { eventWords } from './event-words.texts.ts'

/** What of an event tells when it is. */
export type Timed = Pick<CalendarEvent, 'startDate' | 'endDate' | 'allDay' | 'startTime'>

const daysInWeek = 7

/** A day to come as people say it: 'today', 'tomorrow', 'Thu', and from a week on '06/25'. */
function dayText(day: CivilDay, today: CivilDay): string {
  const days = daysBetween(today, day)
  if (days === 0) return eventWords.today
  if (days === 1) return eventWords.tomorrow
  const weekday = days < daysInWeek ? weekdayHeads[weekdayOf(day)]?.short : undefined
  return weekday ?? shownDayOfYear(day)
}

/** When an event that comes or runs is, as people say it: 'today, 18:00', 'tomorrow', 'Mon 10:30', 'until Thu'. */
export function whenText(event: Timed, today: CivilDay): string {
  if (event.startDate < today) return eventWords.until(dayText(lastDayOf(event), today))
  const day = dayText(event.startDate, today)
  const hours = hoursOf({ ...event, endTime: null })
  if (hours === null) return day
  return daysBetween(today, event.startDate) < 2 ? `${day}, ${hours}` : `${day} ${hours}`
}

import { eventLimits } from '@clutchbook/domain/calendar/calendar.rules'
import { type CivilDay, isCivilDay } from '@clutchbook/domain/kernel/civil-day'

/**
 * What the calendar's address may ask for: the form for a new event, filled in (CAL-02), or a day to show with what
 * stands on it.
 */
export type CalendarSearch = {
  addEvent?: true
  date?: CivilDay
  title?: string
  /** The animal that the event is of. */
  animal?: number
  day?: CivilDay
}

/** Reads the address of the calendar; what it doesn't know or can't use is left out (CAL-Q10). */
export function readCalendarSearch(search: Record<string, unknown>): CalendarSearch {
  const { addEvent, date, title, animal, day } = search
  if (String(addEvent) !== 'true') return typeof day === 'string' && isCivilDay(day) ? { day } : {}
  const asked: CalendarSearch = { addEvent: true }
  if (typeof date === 'string' && isCivilDay(date)) asked.date = date
  // A title of digits alone arrives as a number.
  const words = typeof title === 'string' || typeof title === 'number' ? String(title).trim() : ''
  if (words) asked.title = words.slice(0, eventLimits.title)
  if (Number.isSafeInteger(animal) && Number(animal) > 0) asked.animal = Number(animal)
  return asked
}

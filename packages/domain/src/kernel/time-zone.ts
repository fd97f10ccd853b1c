import type { CivilDay } from './civil-day.ts'
import { offsetAt, shownAt } from './zone-offset.ts'

/** A time of day as `HH:MM`, 00:00 to 23:59; text order is time order. */
export type TimeOfDay = string

/** Whether the text is a time of day: `isTimeOfDay('09:00')` is true, `isTimeOfDay('24:00')` is not. */
export const isTimeOfDay = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The zone's name as the system spells it, or null where it knows none: `knownTimeZone('europe/paris')` is 'Europe/Paris'. */
export function knownTimeZone(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const msInMinute = 60_000
const msInDay = 24 * 60 * msInMinute

/**
 * The moment at which a zone's clock shows a time on a day: `momentOf('2026-06-15', '09:00', 'Europe/Paris')` is
 * 07:00 UTC. A time that the clock shows twice is the first of the two; one that is skipped comes as much later as the
 * clock is put forward (02:30 becomes 03:30). Calendars everywhere read it so (RFC 5545).
 */
export function momentOf(day: CivilDay, time: TimeOfDay, timeZone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const before = offsetAt(shown - msInDay, timeZone)
  const after = offsetAt(shown + msInDay, timeZone)
  const fitting = [shown - before, shown - after].filter(
    (moment) => moment + offsetAt(moment, timeZone) === shown,
  )
  return new Date(fitting.length > 0 ? Math.min(...fitting) : shown - before)
}

/** The time a zone's clock shows at a moment, as `HH:MM`. */
export const timeOfDayAt = (moment: Date, timeZone: string): TimeOfDay =>
  shownAt(moment, timeZone).slice(11, 16)

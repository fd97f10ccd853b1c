import type { CivilDay } from './civil-day.ts'

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

/** Making one costs a hundred times its use, and a keeper's zone is asked for again and again. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const kept = clocks.get(timeZone)
  if (kept) return kept
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, made)
  return made
}

/** How far a zone's clock is ahead of UTC at a moment, in milliseconds; both as milliseconds since 1970. */
function offsetAt(moment: number, timeZone: string): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

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
export function timeOfDayAt(moment: Date, timeZone: string): TimeOfDay {
  const shown = moment.getTime() + offsetAt(moment.getTime(), timeZone)
  return new Date(shown).toISOString().slice(11, 16)
}

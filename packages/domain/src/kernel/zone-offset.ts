/**
 * How far a zone's clock is ahead of UTC at a moment, both in milliseconds: at noon of 15 June 2026 in 'Europe/Paris' it is
 * 7,200,000. Throws a RangeError for a zone that the system doesn't know, or no moment.
 *
 * Temporal is asked where there is one: it knows at once. Formatting has the system read its words for dates first, which
 * takes a slow phone some 60 ms.
 */
export const offsetAt = (moment: number, timeZone: string): number =>
  typeof Temporal === 'undefined' ? shownOffset(moment, timeZone) : knownOffset(moment, timeZone)

/** What a zone's clock shows at a moment, as `YYYY-MM-DDTHH:MM:SS.sssZ`, where the Z means nothing. Throws as `offsetAt` does. */
export const shownAt = (moment: Date, timeZone: string): string =>
  new Date(moment.getTime() + offsetAt(moment.getTime(), timeZone)).toISOString()

const nanosecondsInMs = 1_000_000

const knownOffset = (moment: number, timeZone: string): number =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).offsetNanoseconds /
  nanosecondsInMs

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

function shownOffset(moment: number, timeZone: string): number {
  const shown: Record<string, number> = {}
  for (const { type, value } of clockOf(timeZone).formatToParts(moment)) shown[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000
}

import { shownAt } from './zone-offset.ts'

/**
 * Days of the calendar as `YYYY-MM-DD` text: birth, lay, due and hatch days. They carry no clock and no zone,
 * so they never shift (SHELL-61). Years run from 1900 to 2199.
 */
export type CivilDay = string

/** Days, the first and the last included. */
export type DayRange = { readonly from: CivilDay; readonly to: CivilDay }

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether the text names a real day: `isCivilDay('2024-02-29')` is true, `isCivilDay('2023-02-29')` is not. */
export function isCivilDay(text: string): boolean {
  const match = pattern.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  if (year < 1900 || year > 2199) return false
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** The day it is at this moment in a zone: `civilDayOf(new Date(), 'Europe/Paris')`. */
export const civilDayOf = (moment: Date, timeZone: string): CivilDay => shownAt(moment, timeZone).slice(0, 10)

/** How a day is written: `DD`, `MM` and `YYYY` stand for its parts, all else for itself, as in 'DD.MM.YYYY'. */
export type DayPattern = string

/** How days are written unless another way is chosen (SHELL-54). */
export const usualDayPattern = 'MM/DD/YYYY' satisfies DayPattern

const dayParts = ['DD', 'MM', 'YYYY'] as const

/** The most signs of a pattern: room for what languages set between and after the parts, as in 'DD. MM. YYYY г.'. */
const longestDayPattern = 24

/** Whether a text says how days are written: each part once, and nothing between them that could be taken for one. */
export function isDayPattern(text: string): text is DayPattern {
  if (text.length > longestDayPattern) return false
  const between = dayParts.reduce((rest, part) => rest.replace(part, ''), text)
  return between.length === text.length - 8 && !/[A-Z0-9<>&\p{Cc}]/iu.test(between)
}

/**
 * A day as keepers read it: `formatDay('2026-06-15', 'DD.MM.YYYY')` is '15.06.2026' (SHELL-54, U15). 'Unknown' without one, the
 * raw text where it is no day.
 */
export function formatDay(day: CivilDay | null | undefined, pattern: DayPattern = usualDayPattern): string {
  if (!day) return 'Unknown'
  if (!isCivilDay(day)) return day
  return pattern
    .replace('YYYY', day.slice(0, 4))
    .replace('MM', day.slice(5, 7))
    .replace('DD', day.slice(8, 10))
}

/**
 * Whole years between two days by the calendar (COL-101): someone born on 29 February turns one on 1 March.
 * Negative when `born` lies after `today`.
 */
export function yearsBetween(born: CivilDay, today: CivilDay): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4))
  return today.slice(5) < born.slice(5) ? years - 1 : years
}

const msInDay = 86_400_000
const startOf = (day: CivilDay): number => Date.parse(`${day}T00:00:00Z`)

/** The day a number of days later, or earlier where it is negative: `addDays('2026-06-15', 60)` is '2026-08-14'. */
export const addDays = (day: CivilDay, days: number): CivilDay =>
  new Date(startOf(day) + days * msInDay).toISOString().slice(0, 10)

/** Whole days from one day to another: `daysBetween('2026-06-15', '2026-06-20')` is 5; negative when `to` comes first. */
export const daysBetween = (from: CivilDay, to: CivilDay): number => (startOf(to) - startOf(from)) / msInDay

/**
 * The same day of the month a number of months later; a month that is too short gives its last day:
 * `addMonths('2026-01-31', 1)` is '2026-02-28'.
 */
export function addMonths(day: CivilDay, months: number): CivilDay {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const first = Date.UTC(year, month - 1 + months, 1)
  const next = new Date(first)
  next.setUTCMonth(next.getUTCMonth() + 1)
  const length = (next.getTime() - first) / msInDay
  const date = Math.min(Number(day.slice(8)), length)
  return new Date(first + (date - 1) * msInDay).toISOString().slice(0, 10)
}

/** The day of the week of a day, 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: CivilDay): number => new Date(startOf(day)).getUTCDay()

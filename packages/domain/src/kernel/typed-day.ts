import { type CivilDay, type DayPattern, isCivilDay, usualDayPattern } from './civil-day.ts'

const monthFirst = [
  /^(?<month>\d{1,2})[/.-]\s*(?<day>\d{1,2})[/.-]\s*(?<year>\d{4})$/,
  /^(?<month>\d{2})(?<day>\d{2})(?<year>\d{4})$/,
]
const dayFirst = [
  /^(?<day>\d{1,2})[/.-]\s*(?<month>\d{1,2})[/.-]\s*(?<year>\d{4})$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
]
const yearFirst = /^(?<year>\d{4})[/.-](?<month>\d{1,2})[/.-](?<day>\d{1,2})$/

const groups: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
}

/** A text that is written just as days are shown. */
function shapeOf(pattern: DayPattern): RegExp {
  const parts = pattern.split(/(YYYY|MM|DD)/)
  return new RegExp(`^${parts.map((part) => groups[part] ?? part.replace(/[^\p{L}\s]/gu, '\\$&')).join('')}$`)
}

/**
 * The day a text means, or null: its parts in the order in which days are shown (6/14/2023, or 06142023 from a number pad),
 * or year, month and day. A year has four digits, so that half a year isn't taken for one while it is typed.
 */
export function parseTypedDay(text: string, pattern: DayPattern = usualDayPattern): CivilDay | null {
  const ordered = pattern.indexOf('DD') < pattern.indexOf('MM') ? dayFirst : monthFirst
  for (const shape of [shapeOf(pattern), ...ordered, yearFirst]) {
    const parts = shape.exec(text.trim())?.groups
    if (!parts) continue
    const two = (part: string | undefined) => (part ?? '').padStart(2, '0')
    const civil = `${parts.year}-${two(parts.month)}-${two(parts.day)}`
    return isCivilDay(civil) ? civil : null
  }
  return null
}

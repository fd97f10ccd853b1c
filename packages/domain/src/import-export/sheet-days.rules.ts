import { type CivilDay, isCivilDay } from '../kernel/civil-day.ts'
import { parseTypedDay } from '../kernel/typed-day.ts'

/** Whether the month or the day stands first where both are numbers and the year is last. */
export type DayOrder = 'month-first' | 'day-first'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const numbers = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const words =
  /^(?:(\d{1,2})[ .-]+([a-z]{3})[a-z]*|([a-z]{3})[a-z]* +(\d{1,2})(?:st|nd|rd|th)?)[,. -]+(\d{4}|\d{2})$/i

/** Years of two digits are of this century up to here. */
const latestShortYear = 69

/**
 * The day that a cell means, or null: as dates are typed in a form, with the month as a word, with a year of two digits
 * or with a time behind it. `order` decides where a day could be read either way.
 */
export function readDay(cell: string, order: DayOrder): CivilDay | null {
  const text = cell.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '')
  const [, first, , second, year] = numbers.exec(text) ?? []
  if (first && second && year) {
    const [month, day] = order === 'month-first' ? [first, second] : [second, first]
    return civil(year, Number(month), Number(day))
  }
  const [, day, word, otherWord, otherDay, wordYear] = words.exec(text) ?? []
  const month = months.indexOf((word ?? otherWord ?? '').toLowerCase()) + 1
  if (month > 0 && wordYear) return civil(wordYear, month, Number(day ?? otherDay))
  return parseTypedDay(text)
}

function civil(year: string, month: number, day: number): CivilDay | null {
  const short = Number(year) > latestShortYear ? `19${year}` : `20${year}`
  const two = (part: number) => String(part).padStart(2, '0')
  const text = `${year.length === 2 ? short : year}-${two(month)}-${two(day)}`
  return isCivilDay(text) ? text : null
}

/**
 * The order that a column of days is written in. A day beyond the twelfth tells; where none does, dots are written by
 * those who put the day first, and all else is read as the product shows days, the month first.
 */
export function dayOrderOf(cells: readonly string[]): DayOrder {
  let dots = false
  for (const cell of cells) {
    const [, first, sign, second] = numbers.exec(cell.trim().replace(/[ T]\d{1,2}:\d{2}.*$/, '')) ?? []
    if (Number(first) > 12) return 'day-first'
    if (Number(second) > 12) return 'month-first'
    dots ||= sign === '.'
  }
  return dots ? 'day-first' : 'month-first'
}

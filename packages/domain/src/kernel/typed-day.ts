import { type CivilDay, isCivilDay } from './civil-day.ts'

const orders = [
  { shape: /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, year: 3, month: 1, day: 2 },
  { shape: /^(\d{2})(\d{2})(\d{4})$/, year: 3, month: 1, day: 2 },
  { shape: /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/, year: 1, month: 2, day: 3 },
] as const

/**
 * The day a text means, or null: month, day and year as they are shown (6/14/2023, or 06142023 from a number pad), or
 * year, month and day. A year has four digits, so that half a year isn't taken for one while it is typed.
 */
export function parseTypedDay(text: string): CivilDay | null {
  for (const { shape, year, month, day } of orders) {
    const match = shape.exec(text.trim())
    if (!match) continue
    const two = (part: string | undefined) => (part ?? '').padStart(2, '0')
    const civil = `${match[year]}-${two(match[month])}-${two(match[day])}`
    return isCivilDay(civil) ? civil : null
  }
  return null
}

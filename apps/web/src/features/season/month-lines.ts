import { addMonths, type CivilDay } from '@clutchbook/domain/kernel/civil-day'

const names = new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' })

/** The first days of the months after a day and up to another, at most so many: of more each second or third. */
export function monthsAcross(from: CivilDay, last: CivilDay, most: number): CivilDay[] {
  const months: CivilDay[] = []
  for (let month = addMonths(`${from.slice(0, 7)}-01`, 1); month <= last; month = addMonths(month, 1))
    months.push(month)
  const step = Math.ceil(months.length / most)
  return months.filter((_month, place) => place % step === 0)
}

/** What a line of time calls a month that begins on a day. */
export const monthWords = (first: CivilDay): string => names.format(new Date(`${first}T00:00:00Z`))

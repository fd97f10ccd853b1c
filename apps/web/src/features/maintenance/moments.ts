import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { shownDay } from '../../shared/day-format.ts'

/** A moment by the clock of whoever reads: '06/14/2026 09:00'. */
export function momentText(moment: string, timeZone: string): string {
  const when = new Date(moment)
  return `${shownDay(civilDayOf(when, timeZone))} ${timeOfDayAt(when, timeZone)}`
}

/** The size of a file: '12.4 MB'. */
export const sizeText = (bytes: number): string =>
  `${(bytes / 1_000_000).toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} MB`

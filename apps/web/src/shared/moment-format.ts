import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { shownDay } from './day-format.ts'

/** A moment by the keeper's own clock: '06/14/2026 09:00'. */
export function shownMoment(moment: string, timeZone: string): string {
  const at = new Date(moment)
  return `${shownDay(civilDayOf(at, timeZone))} ${timeOfDayAt(at, timeZone)}`
}

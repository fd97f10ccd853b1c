import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { shownDay } from '../../shared/day-format.ts'

/** When something was deleted, by the keeper's own clock: '06/14/2026 09:00'. */
export function whenDeleted(removedAt: string, timeZone: string): string {
  const moment = new Date(removedAt)
  return `${shownDay(civilDayOf(moment, timeZone))} ${timeOfDayAt(moment, timeZone)}`
}

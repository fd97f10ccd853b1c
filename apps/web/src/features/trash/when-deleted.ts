import { civilDayOf, formatDay } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'

/** When something was deleted, by the keeper's own clock: '06/14/2026 09:00'. */
export function whenDeleted(removedAt: string, timeZone: string): string {
  const moment = new Date(removedAt)
  return `${formatDay(civilDayOf(moment, timeZone))} ${timeOfDayAt(moment, timeZone)}`
}

import { civilDayOf, formatDay } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'

/** When something was told, by the keeper's own clock: '06/14/2026 09:00'. */
export function whenTold(createdAt: string, timeZone: string): string {
  const moment = new Date(createdAt)
  return `${formatDay(civilDayOf(moment, timeZone))} ${timeOfDayAt(moment, timeZone)}`
}

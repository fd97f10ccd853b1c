import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { shownDay } from '../../shared/day-format.ts'

/** When something was told, by the keeper's own clock: '06/14/2026 09:00'. */
export function whenTold(createdAt: string, timeZone: string): string {
  const moment = new Date(createdAt)
  return `${shownDay(civilDayOf(moment, timeZone))} ${timeOfDayAt(moment, timeZone)}`
}

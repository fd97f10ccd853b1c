import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'
import { shownDay } from '../../shared/day-format.ts'
import { nowTexts as texts } from './incubation.texts.ts'

const minuteMs = 60_000
const minutesInHour = 60
const hoursInDay = 24

/** A moment by the keeper's own clock: '06/14/2026 09:00'. */
export const momentWords = (moment: Date, timeZone: string): string =>
  texts.on(shownDay(civilDayOf(moment, timeZone)), timeOfDayAt(moment, timeZone))

/** How long ago something was: '4 minutes ago', '3 hours ago', and the moment itself after a day. */
export function agoWords(at: string, now: Date, timeZone: string): string {
  const moment = new Date(at)
  const minutes = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / minuteMs))
  if (minutes < minutesInHour) return texts.minutes(minutes)
  const hours = Math.floor(minutes / minutesInHour)
  return hours < hoursInDay ? texts.hours(hours) : momentWords(moment, timeZone)
}

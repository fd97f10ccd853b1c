import { addDays, type CivilDay, civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { type TimeOfDay, timeOfDayAt } from '@clutchbook/domain/kernel/time-zone'

/** The time it is. Passed in wherever time matters, so that tests can choose it. */
export type Clock = { readonly now: () => Date }

export const systemClock: Clock = { now: () => new Date() }

/** A moment as it is stored and sent: ISO 8601 in UTC, so that text order is time order. */
export const isoNow = (clock: Clock): string => clock.now().toISOString()

/** The moment `milliseconds` after now, as it is stored. */
export const isoAfter = (clock: Clock, milliseconds: number): string =>
  new Date(clock.now().getTime() + milliseconds).toISOString()

/** What was found out in the minute that runs. */
const found = { minute: Number.NaN, days: new Map<string, CivilDay>() }

/**
 * The day it is now in a zone: `todayIn(clock, 'Europe/Paris')`. Nearly every read asks for it, and finding out takes a
 * fifth as long as an answer that is kept, so it is found out once a minute: no zone of this century begins a day within one.
 */
export function todayIn(clock: Clock, timeZone: string): CivilDay {
  const now = clock.now()
  const minute = Math.floor(now.getTime() / 60_000)
  if (minute !== found.minute) {
    found.minute = minute
    found.days.clear()
  }
  const day = found.days.get(timeZone) ?? civilDayOf(now, timeZone)
  found.days.set(timeZone, day)
  return day
}

/** The latest day that it is anywhere: what was done today counts for it, wherever the keeper lives. */
export const latestToday = (clock: Clock): CivilDay => addDays(isoNow(clock).slice(0, 10), 1)

/** A moment as a keeper's calendar and clock show it. */
export type KeeperNow = { readonly day: CivilDay; readonly clock: TimeOfDay }

export const keeperNow = (clock: Clock, timeZone: string): KeeperNow => ({
  day: todayIn(clock, timeZone),
  clock: timeOfDayAt(clock.now(), timeZone),
})

/** When a change was meant, and the day that it is: one that waited on a device was written down before it came (OFF-24). */
export type MeantAt = KeeperNow & { readonly today: CivilDay }

/** When an actor meant a change. What it leaves out is of that day; which days lie ahead `today` tells. */
export function meantAt(
  clock: Clock,
  { timeZone, writtenAt }: { readonly timeZone: string; readonly writtenAt?: string },
): MeantAt {
  const today = todayIn(clock, timeZone)
  if (writtenAt === undefined) return { ...keeperNow(clock, timeZone), today }
  const moment = new Date(writtenAt)
  return { day: civilDayOf(moment, timeZone), clock: timeOfDayAt(moment, timeZone), today }
}

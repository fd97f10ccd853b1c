import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { addDays, type CivilDay, type DayRange } from '../kernel/civil-day.ts'
import type { TimeOfDay } from '../kernel/time-zone.ts'
import { likeKeyOf } from './feeder.rules.ts'
import type { Food, Next, PlanReason } from './plan.ts'
import { dayOutOfReach } from './today.errors.ts'
import { type TodayState, todayLimits } from './today.ts'

type DayAndTime = { readonly day: CivilDay; readonly clock: TimeOfDay }

/** The moment that Today is asked about: now, or the beginning of a day ahead. Throws 'not-valid' for any other day. */
export function momentAsked(now: DayAndTime, on: CivilDay = now.day): DayAndTime {
  if (on < now.day || on > addDays(now.day, todayLimits.daysAhead)) throw dayOutOfReach()
  return on === now.day ? now : { day: on, clock: '00:00' }
}

/** A plan that is over for these is no work of any day, even if it was answered on it. */
const setAside: ReadonlySet<PlanReason> = new Set(['off', 'archived'])

/**
 * How a plan stands among the work of a day (HUS-31); null where it is none of it. What is still to be done goes before what
 * was done of it, so one with several times is done once the last of them is. `paused` is one that would be due.
 */
export function todayStateOf(next: Next, answeredOn: CivilDay | null, day: CivilDay): TodayState | null {
  const { state, from, reasons } = next
  if (state === 'due' || state === 'overdue') return state
  if (state === 'paused' && from !== null && from <= day) return 'paused'
  return answeredOn === day && !reasons.some((reason) => setAside.has(reason)) ? 'done' : null
}

/** So many rows stand so, whatever page is shown. */
export type TodayCounts = Readonly<Record<TodayState, number>>

export function countStates(states: readonly TodayState[]): TodayCounts {
  const counts = { due: 0, overdue: 0, paused: 0, done: 0 }
  for (const state of states) counts[state] += 1
  return counts
}

/** Pieces of one kind of food to be thawed: for the day, and for the day after it. */
export type Thawed = {
  readonly prey: string | null
  readonly size: string | null
  readonly count: number
  readonly tomorrow: number
}

/** What a feeding takes out of the freezer. */
export type FrozenMeal = {
  readonly food: Pick<Food, 'prey' | 'size' | 'state' | 'count'> | null
  readonly times: readonly string[]
  /** What comes next of it on the day, and on the day after if nothing is done until then. */
  readonly next: Next
  readonly tomorrow: Next
}

const isOwed = ({ state }: Next): boolean => state === 'due' || state === 'overdue'

/** How many meals a day asks for: one at each time that is not answered yet. */
const mealsLeft = (times: readonly string[], { time }: Next): number =>
  time === null ? Math.max(times.length, 1) : times.length - times.indexOf(time)

/**
 * What is to be thawed (HUS-33): the pieces of frozen food that are due or overdue, and those that become due on the day
 * after. Like food is one, as in stock, in the words that come first. Most pieces first, and of equals by their words.
 */
export function thawList(meals: readonly FrozenMeal[]): Thawed[] {
  const list = new Map<string, Thawed>()
  for (const { food, times, next, tomorrow } of meals) {
    if (food?.state !== 'frozen-thawed') continue
    const { prey, size, state } = food
    const count = isOwed(next) ? food.count * mealsLeft(times, next) : 0
    const later = !isOwed(next) && isOwed(tomorrow) ? food.count * mealsLeft(times, tomorrow) : 0
    if (count + later === 0) continue
    const key = prey === null ? JSON.stringify([prey, size]) : likeKeyOf({ prey, size, state })
    const known = list.get(key) ?? { prey, size, count: 0, tomorrow: 0 }
    list.set(key, { ...known, count: known.count + count, tomorrow: known.tomorrow + later })
  }
  const words = ({ prey, size }: Thawed): string => `${size ?? ''} ${prey ?? ''}`
  return [...list.values()].sort(
    (one, other) =>
      other.count - one.count || other.tomorrow - one.tomorrow || (words(one) < words(other) ? -1 : 1),
  )
}

/** Whether a plan could become due on the day after: what waits longer need not be asked about. */
export const mayComeTomorrow = ({ state, from }: Next, day: CivilDay): boolean =>
  (state === 'upcoming' || state === 'paused') && from !== null && from <= addDays(day, 1)

/** So much of a kind is to be done on a day. */
export type WorkOfDay = { readonly day: CivilDay; readonly kind: string; readonly count: number }

/**
 * The day on which a calendar tells of a plan: that from which it is due, or today where that has come. None of one that
 * waits for what has no end yet; a rest after a regurgitation ends where the plan is due again.
 */
function calendarDayOf({ from, reasons }: Next, today: CivilDay): CivilDay | null {
  if (from === null || reasons.some((reason) => reason !== 'regurgitation')) return null
  return from > today ? from : today
}

/** Plans counted by day and kind on some days, each once: the soonest first, of one day by kind (HUS-29). */
export function workByDay(
  plans: readonly { readonly kind: string; readonly next: Next }[],
  today: CivilDay,
  { from, to }: DayRange,
): WorkOfDay[] {
  const work = new Map<string, WorkOfDay>()
  for (const { kind, next } of plans) {
    const day = calendarDayOf(next, today)
    if (day === null || day < from || day > to) continue
    const key = `${day} ${recordTypeKey(kind)}`
    const known = work.get(key) ?? { day, kind, count: 0 }
    work.set(key, { ...known, count: known.count + 1 })
  }
  return [...work.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, counted]) => counted)
}

import { recordTypeKey } from '../collection/animal-records.rules.ts'
import { addDays, type CivilDay, daysBetween, weekdayOf } from '../kernel/civil-day.ts'
import { madeAt } from '../kernel/made-order.ts'
import type { TimeOfDay } from '../kernel/time-zone.ts'
import { leastDaysOf, mostDaysOf, planKeys, scopeOf } from './plan.rules.ts'
import type { CleaningScope, Plan } from './plan.ts'
import type { NamedFood } from './record-data.ts'

/**
 * What of a record tells whether and how it answers a plan. `drug` and `scope` are those it names, null where it names none,
 * as a record without data does; so is `outcome`, which then means that it was done. `againOn` and `regurgitatedOn` are days.
 */
export type DoneRecord = {
  readonly id: number
  readonly kind: string
  readonly day: CivilDay
  readonly time: TimeOfDay | null
  readonly outcome: string | null
  readonly againOn: CivilDay | null
  readonly regurgitatedOn: CivilDay | null
  readonly drug: string | null
  readonly scope: CleaningScope | null
  /** What it offered, of a feeding that says so. */
  readonly food?: NamedFood | null
}

/** The days on which a plan is to be answered, the first and the last included. */
export type Turn = { readonly from: CivilDay; readonly to: CivilDay }

/** After these it is tried again sooner, and the keeper may have said when (HUS-24). */
const triedAgain: ReadonlySet<string | null> = new Set(['refused', 'skipped'])

/**
 * Whether a record answers a plan: it is of its kind; of a medication of its drug, or of no stated one, and of the course;
 * of a full cleaning a full one, while a full one answers a spot plan too (HUS-25).
 */
export function answers(plan: Plan, record: DoneRecord): boolean {
  const { kindKey, nameKey } = planKeys(plan)
  if (recordTypeKey(record.kind) !== kindKey) return false
  if (kindKey === 'medication') {
    const isOfDrug = record.drug === null || recordTypeKey(record.drug) === nameKey
    return isOfDrug && record.day >= plan.startsOn
  }
  return scopeOf(plan) !== 'full' || record.scope === 'full'
}

/** When something was done. */
export type Done = Pick<DoneRecord, 'id' | 'day' | 'time'>

/** The order in which records were made: by day, by time, those without one first, and as they were written down. */
export const byMoment = (one: Done, other: Done): number =>
  compare(one.day, other.day) ||
  compare(one.time ?? '', other.time ?? '') ||
  madeAt(one.id) - madeAt(other.id)

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const later = (one: CivilDay, other: CivilDay): CivilDay => (one > other ? one : other)

/** The first of these days of the week from a day on; the day itself where there are none. */
function weekdayFrom(day: CivilDay, weekdays: readonly number[]): CivilDay {
  if (weekdays.length === 0) return day
  const ahead = weekdays.map((weekday) => (weekday - weekdayOf(day) + 7) % 7)
  return addDays(day, Math.min(...ahead))
}

/** The last of these days of the week up to a day. */
const weekdayUpTo = (day: CivilDay, weekdays: readonly number[]): CivilDay =>
  addDays(day, -Math.min(...weekdays.map((weekday) => (weekdayOf(day) - weekday + 7) % 7)))

/** A turn that begins on a day at the earliest. Days of the week move its beginning on, and its end where that lies before. */
function turnFrom(plan: Plan, day: CivilDay, weekdays = plan.weekdays): Turn {
  const from = weekdayFrom(day, weekdays)
  return { from, to: later(from, addDays(day, mostDaysOf(plan) - leastDaysOf(plan))) }
}

/** What a turn follows from, beside the plan: the day it is, and until when the animal is to be left in peace. */
export type TurnSituation = { readonly day: CivilDay; readonly restsUntil: CivilDay | null }

/**
 * The turn that follows from a plan's last answer, or its first where there is none (HUS-24). A day that the keeper named
 * for the next try is taken as it is, whatever days of the week the plan has; a rest ends before it. Until the plan's first
 * day has come, no turn begins before that.
 */
export function turnAfter(
  plan: Plan,
  last: DoneRecord | undefined,
  { day, restsUntil }: TurnSituation,
): Turn {
  const notBefore = (base: CivilDay): CivilDay => {
    const rested = restsUntil === null ? base : later(base, restsUntil)
    return day < plan.startsOn ? later(rested, plan.startsOn) : rested
  }
  if (last === undefined) return turnFrom(plan, notBefore(plan.startsOn))
  const isTriedAgain = triedAgain.has(last.outcome)
  if (isTriedAgain && last.againOn !== null)
    return turnFrom(plan, notBefore(later(last.againOn, last.day)), [])
  const days = (isTriedAgain ? plan.retryDays : null) ?? leastDaysOf(plan)
  return turnFrom(plan, notBefore(addDays(last.day, days)))
}

/** The turn of a day that came since an earlier one that nobody answered; the earlier one while none has come. */
export function turnSince(plan: Plan, turn: Turn, day: CivilDay): Turn {
  if (day <= turn.to) return turn
  const least = leastDaysOf(plan)
  const passed = daysBetween(turn.from, day)
  const from =
    plan.weekdays.length === 0
      ? addDays(turn.from, passed - (passed % least))
      : weekdayUpTo(day, plan.weekdays)
  const hasCome = daysBetween(turn.from, from) >= least
  return hasCome ? { from, to: addDays(from, mostDaysOf(plan) - least) } : turn
}

import { addDays, addMonths, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { momentOf, type TimeOfDay } from '../kernel/time-zone.ts'

/** The most days before an event that a reminder may come (CAL-17). */
export const mostReminderDays = 30

/** What a reminder starts from where nothing else was chosen (CAL-22, CAL-33). */
export const reminderDefaults = { days: 1, time: '09:00', repeatDays: 0 } as const

/** How often a reminder may come again, in days (CAL-18); 0 for once, 30 for every month. */
export const repeatOptions = [0, 1, 2, 3, 4, 5, 6, 7, 14, 30] as const

/** Stands for "every month": the same day of each month, and the last one of a month that is too short. */
const monthly = 30

/** A number of days as typed (CAL-17): a non-number is 0, and what lies beyond the bounds is the nearest bound. */
export function typedReminderDays(text: string): number {
  const days = Math.trunc(Number(text))
  return Number.isFinite(days) ? Math.min(mostReminderDays, Math.max(0, days)) : 0
}

/** When an event's reminder comes, by the keeper's own calendar and clock. */
export type ReminderPlan = {
  readonly startDate: CivilDay
  /** How many days before the start the first one comes. */
  readonly days: number
  readonly time: TimeOfDay
  /** One of `repeatOptions`. */
  readonly repeatDays: number
}

/** One time that a reminder comes: its day by the keeper's calendar, and the moment. */
export type Occurrence = { readonly day: CivilDay; readonly at: Date }

/** The day on which a reminder comes first. */
const firstReminderDay = ({ startDate, days }: ReminderPlan): CivilDay => addDays(startDate, -days)

/** The day on which it comes for the n-th time again, counted from the first so that a short month shifts no later one. */
function reminderDay(plan: ReminderPlan, again: number): CivilDay {
  const first = firstReminderDay(plan)
  return plan.repeatDays === monthly ? addMonths(first, again) : addDays(first, again * plan.repeatDays)
}

/** How many times it has come again on or before a day, at a guess that is never too high. */
function timesBy(plan: ReminderPlan, day: CivilDay): number {
  const passed = daysBetween(firstReminderDay(plan), day)
  const step = plan.repeatDays === monthly ? 31 : plan.repeatDays
  return Math.max(0, Math.floor(passed / step) - 1)
}

/**
 * The first time a reminder comes on a day after `doneThrough`; the very first where that is null. Null where it has
 * come for the last time. A day counts once, so a keeper who travels or changes the hour is not reminded twice.
 */
export function nextOccurrence(
  plan: ReminderPlan,
  timeZone: string,
  doneThrough: CivilDay | null,
): Occurrence | null {
  const day = nextReminderDay(plan, doneThrough)
  return day === null ? null : { day, at: momentOf(day, plan.time, timeZone) }
}

function nextReminderDay(plan: ReminderPlan, doneThrough: CivilDay | null): CivilDay | null {
  const first = firstReminderDay(plan)
  if (doneThrough === null || first > doneThrough) return first
  if (plan.repeatDays === 0) return null
  let again = timesBy(plan, doneThrough)
  while (reminderDay(plan, again) <= doneThrough) again += 1
  return reminderDay(plan, again)
}

/**
 * The last day whose reminder has come by now, given one that has: however many were missed while nobody looked, they
 * are told as one.
 */
export function lastOccurrenceBy(plan: ReminderPlan, timeZone: string, due: Occurrence, now: Date): CivilDay {
  if (plan.repeatDays === 0) return due.day
  let again = Math.max(0, timesBy(plan, addDays(now.toISOString().slice(0, 10), -2)))
  let last = due.day
  for (;;) {
    const day = reminderDay(plan, again)
    if (momentOf(day, plan.time, timeZone).getTime() > now.getTime()) return last
    if (day > last) last = day
    again += 1
  }
}

/**
 * The day through which a reminder counts as done after its keeper planned it anew: a later hour of the same day is a
 * new wish, not the old one again.
 */
export function doneThroughAfterChange(
  plan: ReminderPlan,
  timeZone: string,
  doneThrough: CivilDay | null,
  now: Date,
): CivilDay | null {
  if (doneThrough === null) return null
  const today = addDays(doneThrough, -1)
  const next = nextOccurrence(plan, timeZone, today)
  const isStillToCome = next !== null && next.day === doneThrough && next.at.getTime() > now.getTime()
  return isStillToCome ? today : doneThrough
}

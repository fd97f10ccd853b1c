import type { CivilDay } from '../kernel/civil-day.ts'
import type { TimeOfDay } from '../kernel/time-zone.ts'
import type { NamedFood } from './record-data.ts'

/** How a row of Today stands: to be done, waiting while it would be due, or answered on the day. */
export const todayStates = ['due', 'overdue', 'paused', 'done'] as const
export type TodayState = (typeof todayStates)[number]

/** Bounds of Today: days ahead, rows of a page, and days that a calendar asks about at once. */
export const todayLimits = { daysAhead: 30, rows: 2000, daysAtOnce: 62 } as const

/** The last record that answers a plan. */
export type LastAnswer = {
  readonly id: number
  readonly recordDate: CivilDay
  readonly recordTime: TimeOfDay | null
  /** Null where the record says no more than that it was done. */
  readonly outcome: string | null
  /** What the feeding of a row that is done offered; null where it does not say, and of all other rows. */
  readonly food: NamedFood | null
}

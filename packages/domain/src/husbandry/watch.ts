import type { CivilDay } from '../kernel/civil-day.ts'
import type { ConditionKind } from './conditions.ts'
import type { Done } from './plan-turn.rules.ts'

/** What an animal, or of `climate` a place, is to be watched for, the worst first (HUS-35 to HUS-37). */
export const alarms = [
  'regurgitations',
  'weight-loss',
  'refusals',
  'unfed',
  'stuck',
  'blue',
  'no-shed',
  'climate',
  'quarantine',
] as const
export type Alarm = (typeof alarms)[number]

/** The figures that an alarm is told with; those that it does not have are left out. */
export type WatchValues = {
  /** How often: meals refused in a row, regurgitations. */
  readonly count?: number
  /** For how many days, as without a meal or in blue; of a loss of weight, from the heavier weight to the last. */
  readonly days?: number
  /** From which figure on the keeper wants to know: as often, as many days, as many times the gap, as many per cent. */
  readonly threshold?: number
  /** The day that the days are counted from: the last meal or shed, the heavier weight, the planned end. */
  readonly lastOn?: CivilDay
  /** The animal's own median gap between sheds. */
  readonly usualDays?: number
  readonly percent?: number
  readonly fromGrams?: number
  readonly toGrams?: number
  /** What was measured outside the range of a place, and that range. */
  readonly temperature?: number
  readonly temperatureMin?: number
  readonly temperatureMax?: number
  readonly humidity?: number
  readonly humidityMin?: number
  readonly humidityMax?: number
  /** Where old skin is left, with commas. */
  readonly retained?: string
}

/** An alarm of an animal. `since` is the first day on which it stood. */
export type Watched = { readonly alarm: Alarm; readonly since: CivilDay; readonly values: WatchValues }

/** A feeding that was offered: whether it was taken, also where it came up again later. */
export type OfferedFeeding = Done & { readonly isTaken: boolean }

export type WatchedShed = Done & {
  readonly result: string | null
  readonly retained: readonly string[]
}

export type Weighing = Done & { readonly grams: number; readonly basis: string | null }

export type WatchedCondition = {
  readonly kind: ConditionKind
  readonly from: CivilDay
  readonly until: CivilDay | null
  readonly plannedEnd: CivilDay | null
}

/** What of an animal tells whether it is to be watched; lists are in any order. */
export type WatchedAnimal = {
  readonly lastMealOn: CivilDay | null
  /** Feedings that were offered, from the day of the last meal on. */
  readonly feedings: readonly OfferedFeeding[]
  /** The days on which meals came up again. */
  readonly regurgitatedOn: readonly CivilDay[]
  readonly sheds: readonly WatchedShed[]
  readonly weights: readonly Weighing[]
  /** Those that last, and those that have ended of late. */
  readonly conditions: readonly WatchedCondition[]
  /** A breeding project says that she is gravid. */
  readonly isGravid: boolean
}

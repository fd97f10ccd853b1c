import type { CivilDay } from '../kernel/civil-day.ts'
import type { TimeOfDay } from '../kernel/time-zone.ts'

/** What an animal may be in for a while, as its records say: each lasts from its first day to its last. */
export const conditionKinds = ['blue', 'gravid', 'brumation', 'fasting', 'quarantine'] as const

/** What may pause a plan while it lasts (HUS-26). */
export const pauseKinds = [...conditionKinds, 'medication'] as const
export type PauseKind = (typeof pauseKinds)[number]

export const foodStates = ['live', 'fresh', 'frozen-thawed', 'prepared'] as const
export const doseRoutes = ['oral', 'injected', 'topical', 'nebulised', 'other'] as const
export const cleaningScopes = ['spot', 'full'] as const
export type CleaningScope = (typeof cleaningScopes)[number]

/** What a feeding plan offers; `grams` are those of one piece. */
export type Food = {
  readonly prey: string | null
  readonly size: string | null
  readonly state: (typeof foodStates)[number] | null
  readonly count: number
  readonly grams: number | null
  readonly supplement: string | null
  /** What it is taken of; where it is left out, what is in stock of like food. */
  readonly feederId?: number | undefined
}

/** For whom the plan of a place holds: each animal in it and below, or the place itself (HUS-22). */
export const planHolders = ['animals', 'place'] as const
export type PlanHolder = (typeof planHolders)[number]

/** What a medication plan gives. */
export type Dose = {
  readonly drug: string
  readonly dose: string | null
  readonly route: (typeof doseRoutes)[number] | null
}

/** What a plan says besides the plain fields of its row; null pauses are those that its kind has by itself. */
export type PlanTerms = {
  /** Days of the week, 0 for Sunday to 6 for Saturday, rising; none for any day. */
  readonly weekdays: readonly number[]
  /** Times of day, rising; none for the day as a whole. */
  readonly times: readonly TimeOfDay[]
  readonly food: Food | null
  readonly dose: Dose | null
  readonly scope: CleaningScope | null
  readonly pauses: readonly PauseKind[] | null
  /** Of a plan of a place: whom it holds for, the animals in it and below unless it says otherwise. */
  readonly of?: PlanHolder | null | undefined
}

/** What is to be done with an animal, or in a place, again and again, as its keeper states it (HUS-20). Null stands for what follows from the rest. */
export type Plan = PlanTerms & {
  readonly kind: string
  readonly title: string | null
  readonly minDays: number | null
  readonly maxDays: number | null
  readonly startsOn: CivilDay
  readonly endsOn: CivilDay | null
  readonly retryDays: number | null
  readonly remind: boolean
  readonly isOn: boolean
}

/** How a plan stands on a day (HUS-24). */
export const planStates = ['upcoming', 'due', 'overdue', 'paused', 'ended'] as const
export type PlanState = (typeof planStates)[number]

/** Why a plan is paused or has ended. */
export const planReasons = [...pauseKinds, 'regurgitation', 'off', 'past-end', 'archived'] as const
export type PlanReason = (typeof planReasons)[number]

/**
 * When something planned is to be done next: on a day of `from` to `to`, at `time` where the plan has times. All three are
 * null where it has ended. `reasons` are none unless it is paused or has ended.
 */
export type Next = {
  readonly state: PlanState
  readonly from: CivilDay | null
  readonly to: CivilDay | null
  readonly time: TimeOfDay | null
  readonly reasons: readonly PlanReason[]
}

import type { CivilDay } from '../kernel/civil-day.ts'

/** How a feeding went, the one that a day is told by first. */
export const feedingOutcomes = ['regurgitated', 'eaten', 'partly', 'refused', 'skipped'] as const
export type FeedingOutcome = (typeof feedingOutcomes)[number]

/** A feeding as figures are counted from it. */
export type CountedFeeding = { readonly day: CivilDay; readonly outcome: FeedingOutcome }

/** So many days of feedings, today included, and so many weights are told of an animal. */
export const careLimits = { days: 365, weights: 500 } as const

/** What sources say of the size of a meal, in per cent of the animal. */
export type PreyHint = { readonly min: number; readonly max: number; readonly source: string }

/** What sources say of the days from a meal to the next. */
export type GapHint = { readonly minDays: number; readonly maxDays: number; readonly source: string }

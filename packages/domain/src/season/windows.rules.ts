import { addDays, type CivilDay } from '../kernel/civil-day.ts'
import type { Range } from '../species/species-facts.ts'
import type { FigureConfidence } from './figures.ts'

/**
 * Windows of days in which something is due, from a range of the species and a female's own earlier seasons (SEA-08).
 *
 * A range is read as the middle 90 % of a normal distribution, half of whose variance lies between females and half
 * between the seasons of one. The species then counts as one season of hers for the mean and as four for the spread, and
 * the window is where her next season falls with a probability of 90 %. Without seasons of hers it is the range itself.
 */

/** A length in days: its middle, and how far it reaches to either side. */
export type Spread = { readonly middle: number; readonly half: number }

/** Days, the first and the last included, and the likeliest of them. */
export type Window = { readonly from: CivilDay; readonly to: CivilDay; readonly likely: CivilDay }

/** Standard deviations that hold 90 % of a normal distribution to both sides. */
const sides = 1.645

/** The seasons for which the species counts in the spread. */
const priorSeasons = 4

/** By which part of its length a range that is a rule of thumb is widened on each side. */
const widening = 1 / 8

/** Days without what floating-point numbers leave behind the sixth decimal. */
const rounded = (days: number): number => Math.round(days * 1e6) / 1e6

/** The spread of a range in days; one that is a rule of thumb is an eighth of its length wider on each side. */
export function spreadOf([least, most]: Range, confidence: FigureConfidence): Spread {
  const widened = confidence === 'low' ? (most - least) * widening : 0
  return { middle: (least + most) / 2, half: (most - least) / 2 + widened }
}

/** How many numbers there are, their mean, and the sum of the squares of what each differs from it. */
export type Moments = { readonly n: number; readonly mean: number; readonly squares: number }

export const noMoments: Moments = { n: 0, mean: 0, squares: 0 }

/** The same with one number more (B. P. Welford, Technometrics 4, 1962, 419–420). */
export function withOneMore({ n, mean, squares }: Moments, one: number): Moments {
  const next = mean + (one - mean) / (n + 1)
  return { n: n + 1, mean: next, squares: squares + (one - mean) * (one - next) }
}

export const momentsOf = (numbers: readonly number[]): Moments => numbers.reduce(withOneMore, noMoments)

/**
 * A spread as her own earlier durations in days narrow it, or widen it where they lie far apart. Their order tells
 * nothing. Without any it is returned as it is.
 */
export const narrowedBy = (spread: Spread, durations: readonly number[]): Spread =>
  narrowedByMoments(spread, momentsOf(durations))

/** The same by what durations come to. */
export function narrowedByMoments({ middle, half }: Spread, { n, mean, squares }: Moments): Spread {
  if (n === 0) return { middle, half }
  const priorVariance = (half / sides) ** 2 / 2
  const variance = (priorSeasons * priorVariance + squares) / (priorSeasons + n - 1)
  return { middle: (middle + n * mean) / (n + 1), half: sides * Math.sqrt((variance * (n + 2)) / (n + 1)) }
}

/** One step after another: middles add up, and what is uncertain of each in quadrature. */
export const after = (one: Spread, next: Spread): Spread => ({
  middle: one.middle + next.middle,
  half: Math.hypot(one.half, next.half),
})

/** The whole days of a spread: from its first to its last, and the likeliest, a half rounded up. */
export const daysOf = ({ middle, half }: Spread): { from: number; to: number; likely: number } => ({
  from: Math.floor(rounded(middle - half)),
  to: Math.ceil(rounded(middle + half)),
  likely: Math.floor(rounded(middle) + 0.5),
})

/**
 * The window of a spread that begins with an event. `earlier` is how many days earlier the event may have been; the
 * window begins so many days before.
 */
export function windowFrom(event: CivilDay, spread: Spread, earlier = 0): Window {
  const { from, to, likely } = daysOf(spread)
  return {
    from: addDays(event, from - earlier),
    to: addDays(event, to),
    likely: addDays(event, likely),
  }
}

/** What a window is on a day: still to come, open, or past. */
export const windowStates = ['ahead', 'open', 'overdue'] as const
export type WindowState = (typeof windowStates)[number]

/** The state of a window on a day. */
export function stateOn(today: CivilDay, { from, to }: Pick<Window, 'from' | 'to'>): WindowState {
  if (today < from) return 'ahead'
  return today > to ? 'overdue' : 'open'
}

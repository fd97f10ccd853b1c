import { roundTo } from '../kernel/amount.ts'
import type { CivilDay } from '../kernel/civil-day.ts'
import { type CountedFeeding, type FeedingOutcome, feedingOutcomes } from './care.ts'
import { gapsOf } from './gaps.ts'
import { medianOf } from './median.ts'
import type { Alarm } from './watch.ts'

/** Of what was offered the part that was refused, 0 to 1; null where nothing was offered. What was skipped was not. */
export function refusalRateOf(feedings: readonly CountedFeeding[]): number | null {
  const offered = feedings.filter(({ outcome }) => outcome !== 'skipped')
  if (offered.length === 0) return null
  return roundTo(offered.filter(({ outcome }) => outcome === 'refused').length / offered.length, 3)
}

/** The median of the days between meals; several meals of a day are one. Null before there are two. */
export function medianGapOf(feedings: readonly CountedFeeding[]): number | null {
  const meals = feedings.filter(({ outcome }) => outcome === 'eaten' || outcome === 'partly')
  const gaps = gapsOf(meals.map(({ day }) => day))
  return gaps.length === 0 ? null : medianOf(gaps)
}

/** The outcome that tells a day, for each day on which something was fed, the earliest first. */
export function stripOf(feedings: readonly CountedFeeding[]): CountedFeeding[] {
  const byDay = new Map<CivilDay, FeedingOutcome>()
  for (const { day, outcome } of feedings) {
    const told = byDay.get(day)
    if (told === undefined || feedingOutcomes.indexOf(outcome) < feedingOutcomes.indexOf(told))
      byDay.set(day, outcome)
  }
  return [...byDay]
    .map(([day, outcome]) => ({ day, outcome }))
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** What a meal was of the weight of the animal, in per cent; null where one of the two is not known. */
export function preyPercentOf(mealGrams: number | null, weightGrams: number | null): number | null {
  if (mealGrams === null || weightGrams === null || weightGrams <= 0) return null
  return roundTo((mealGrams * 100) / weightGrams, 1)
}

const sources: Partial<Record<Alarm, string>> = {
  unfed: 'petplace.com',
  blue: 'enviroliteracy.org',
  quarantine: 'enviroliteracy.org',
}

/** Where the threshold of an alarm comes from; null for what keepers go by without a source. */
export const sourceOf = (alarm: Alarm, { isInBrumation }: { isInBrumation: boolean }): string | null =>
  alarm === 'weight-loss' && isInBrumation ? 'enviroliteracy.org' : (sources[alarm] ?? null)

import { roundTo } from '../kernel/amount.ts'
import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { byMoment } from './plan-turn.rules.ts'
import type { HusbandrySettings } from './settings.fields.ts'
import type { Watched, WatchedAnimal, Weighing } from './watch.ts'
import { conditionOn } from './watch-conditions.rules.ts'

/**
 * Days that weights are looked for in: a loss is that between weights of so many days; a last weight that is older than
 * `told` tells nothing of the animal as it is now; a weight of so many days before brumation is the one that it began with.
 */
export const weightDays = { short: 30, long: 90, told: 90, beforeBrumation: 30 } as const

type Thresholds = Pick<
  HusbandrySettings,
  'lossPercent' | 'lossPercent90' | 'restingLossPercent' | 'brumationLossPercent'
>

/** One comparison: with the heaviest since a day, from so many per cent on. */
type Comparison = { readonly from: CivilDay; readonly threshold: number | null }

/**
 * A loss of weight: the last weight against the heaviest of the days before it (HUS-37). Only weights of one basis are
 * compared, all in grams.
 */
export function lossWatched(animal: WatchedAnimal, settings: Thresholds, day: CivilDay): Watched | null {
  const weights = animal.weights.filter((one) => one.day <= day).sort(byMoment)
  const last = weights.at(-1)
  if (last === undefined || daysBetween(last.day, day) > weightDays.told) return null
  const alike = weights.filter(({ basis }) => basis === last.basis)
  for (const { from, threshold } of comparisonsOf(animal, settings, last.day, day)) {
    const before = alike.filter((one) => one.day >= from)
    const lost = threshold === null ? null : lossOf(last, before)
    if (lost !== null && threshold !== null && lost.exact >= threshold) {
      const values = {
        percent: roundTo(lost.exact, 1),
        threshold,
        days: daysBetween(lost.from.day, last.day),
      }
      return {
        alarm: 'weight-loss',
        since: last.day,
        values: { ...values, lastOn: lost.from.day, fromGrams: lost.from.grams, toGrams: last.grams },
      }
    }
  }
  return null
}

/** What the last weight is compared with: brumation and other rests have their own thresholds. */
function comparisonsOf(
  animal: WatchedAnimal,
  settings: Thresholds,
  lastDay: CivilDay,
  day: CivilDay,
): Comparison[] {
  const brumation = conditionOn(animal, 'brumation', day)
  if (brumation)
    return [
      {
        from: addDays(brumation.from, -weightDays.beforeBrumation),
        threshold: settings.brumationLossPercent,
      },
    ]
  const [short, long] = [addDays(lastDay, -weightDays.short), addDays(lastDay, -weightDays.long)]
  const isGravid = animal.isGravid || conditionOn(animal, 'gravid', day) !== undefined
  if (isGravid || conditionOn(animal, 'fasting', day))
    return [{ from: long, threshold: settings.restingLossPercent }]
  return [
    { from: short, threshold: settings.lossPercent },
    { from: long, threshold: settings.lossPercent90 },
  ]
}

/** The heaviest of some weights, the latest of equals, and what was lost of it. */
function lossOf(last: Weighing, before: readonly Weighing[]): { from: Weighing; exact: number } | null {
  const [from] = before.toSorted((one, other) => other.grams - one.grams || -byMoment(one, other))
  if (from === undefined || from.grams <= 0) return null
  return { from, exact: ((from.grams - last.grams) * 100) / from.grams }
}

import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { byMoment } from './plan-turn.rules.ts'
import type { HusbandrySettings } from './settings.fields.ts'
import type { Watched, WatchedAnimal } from './watch.ts'
import { isResting, restedUntil } from './watch-conditions.rules.ts'

/** Regurgitations are counted in so many days, today included. */
export const regurgitationDays = 60

/** Meals refused in a row since the last one that was taken; what was skipped was not offered. */
export function refusalsWatched(
  animal: WatchedAnimal,
  { refusals: threshold }: Pick<HusbandrySettings, 'refusals'>,
  day: CivilDay,
): Watched | null {
  if (threshold === null || isResting(animal, day)) return null
  const offered = animal.feedings.filter((one) => one.day <= day).sort(byMoment)
  const inRow = offered.slice(offered.findLastIndex(({ isTaken }) => isTaken) + 1)
  const reached = inRow[threshold - 1]
  const [first] = inRow
  if (reached === undefined || first === undefined) return null
  const values = { count: inRow.length, threshold, days: daysBetween(first.day, day), lastOn: first.day }
  return { alarm: 'refusals', since: reached.day, values }
}

/** So long without a meal, counted from the last one or, where that is later, from the end of a rest. */
export function unfedWatched(
  animal: WatchedAnimal,
  { unfedDays: threshold }: Pick<HusbandrySettings, 'unfedDays'>,
  day: CivilDay,
): Watched | null {
  const { lastMealOn: lastOn } = animal
  if (threshold === null || lastOn === null || isResting(animal, day)) return null
  const rested = restedUntil(animal, day)
  const from = rested !== null && rested > lastOn ? rested : lastOn
  if (daysBetween(from, day) <= threshold) return null
  const values = { days: daysBetween(lastOn, day), threshold, lastOn }
  return { alarm: 'unfed', since: addDays(from, threshold + 1), values }
}

/** Meals that came up again, so often within sixty days. */
export function regurgitationsWatched(
  { regurgitatedOn }: WatchedAnimal,
  { regurgitations: threshold }: Pick<HusbandrySettings, 'regurgitations'>,
  day: CivilDay,
): Watched | null {
  if (threshold === null) return null
  const first = addDays(day, 1 - regurgitationDays)
  const days = regurgitatedOn.filter((one) => first <= one && one <= day).sort()
  const [since, lastOn] = [days[threshold - 1], days.at(-1)]
  if (since === undefined || lastOn === undefined) return null
  return {
    alarm: 'regurgitations',
    since,
    values: { count: days.length, threshold, days: regurgitationDays, lastOn },
  }
}

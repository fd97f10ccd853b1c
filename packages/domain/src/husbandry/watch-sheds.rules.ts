import { addDays, type CivilDay, daysBetween } from '../kernel/civil-day.ts'
import { gapsOf } from './gaps.ts'
import { medianOf } from './median.ts'
import { byMoment } from './plan-turn.rules.ts'
import type { HusbandrySettings } from './settings.fields.ts'
import type { Watched, WatchedAnimal, WatchedShed } from './watch.ts'
import { conditionOn } from './watch-conditions.rules.ts'

/** From so many sheds on an animal has a gap of its own. */
const fewestSheds = 4

/** In blue for longer than a shed takes. */
export function blueWatched(
  animal: WatchedAnimal,
  { blueDays: threshold }: Pick<HusbandrySettings, 'blueDays'>,
  day: CivilDay,
): Watched | null {
  const blue = conditionOn(animal, 'blue', day)
  if (threshold === null || blue === undefined || daysBetween(blue.from, day) <= threshold) return null
  return {
    alarm: 'blue',
    since: addDays(blue.from, threshold + 1),
    values: { days: daysBetween(blue.from, day), threshold, lastOn: blue.from },
  }
}

/** No shed for so many times the animal's own median gap. */
export function shedMissed(
  { sheds }: WatchedAnimal,
  { shedFactor: threshold }: Pick<HusbandrySettings, 'shedFactor'>,
  day: CivilDay,
): Watched | null {
  const days = sheds.flatMap((shed) => (shed.day <= day ? [shed.day] : [])).sort()
  const lastOn = days.at(-1)
  const gaps = gapsOf(days)
  if (threshold === null || lastOn === undefined || gaps.length < fewestSheds - 1) return null
  const usualDays = medianOf(gaps)
  const longest = Math.floor(threshold * usualDays)
  if (daysBetween(lastOn, day) <= longest) return null
  return {
    alarm: 'no-shed',
    since: addDays(lastOn, longest + 1),
    values: { days: daysBetween(lastOn, day), usualDays, threshold, lastOn },
  }
}

const isStuck = ({ result, retained }: WatchedShed): boolean => result === 'stuck' || retained.length > 0

/** A shed of which nothing else is said was complete. */
const isComplete = (shed: WatchedShed): boolean =>
  !isStuck(shed) && (shed.result === null || shed.result === 'complete')

/** Old skin that was left, until a shed is complete. */
export function stuckWatched({ sheds }: WatchedAnimal, day: CivilDay): Watched | null {
  const all = sheds.filter((shed) => shed.day <= day).sort(byMoment)
  const stuck = all.slice(all.findLastIndex(isComplete) + 1).filter(isStuck)
  const [first, last] = [stuck[0], stuck.at(-1)]
  if (first === undefined || last === undefined) return null
  const retained = last.retained.length > 0 ? { retained: last.retained.join(', ') } : {}
  return {
    alarm: 'stuck',
    since: first.day,
    values: { days: daysBetween(first.day, day), lastOn: last.day, ...retained },
  }
}

/** A quarantine that lasts beyond its planned end. */
export function quarantineWatched(
  animal: WatchedAnimal,
  { quarantineDays }: Pick<HusbandrySettings, 'quarantineDays'>,
  day: CivilDay,
): Watched | null {
  const quarantine = conditionOn(animal, 'quarantine', day)
  if (quarantine === undefined) return null
  const lastOn = quarantine.plannedEnd ?? addDays(quarantine.from, quarantineDays)
  if (day <= lastOn) return null
  return {
    alarm: 'quarantine',
    since: addDays(lastOn, 1),
    values: { days: daysBetween(lastOn, day), lastOn },
  }
}

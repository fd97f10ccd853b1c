import type { CivilDay } from '../kernel/civil-day.ts'
import type { HusbandrySettings } from './settings.fields.ts'
import { alarms, type Watched, type WatchedAnimal } from './watch.ts'
import { refusalsWatched, regurgitationsWatched, unfedWatched } from './watch-feeding.rules.ts'
import { blueWatched, quarantineWatched, shedMissed, stuckWatched } from './watch-sheds.rules.ts'
import { lossWatched } from './watch-weight.rules.ts'

/** What an animal is to be watched for on a day, the worst first (HUS-35). It follows from what is given alone. */
export function watchOf(animal: WatchedAnimal, settings: HusbandrySettings, day: CivilDay): Watched[] {
  const watched = [
    regurgitationsWatched(animal, settings, day),
    lossWatched(animal, settings, day),
    refusalsWatched(animal, settings, day),
    unfedWatched(animal, settings, day),
    stuckWatched(animal, day),
    blueWatched(animal, settings, day),
    shedMissed(animal, settings, day),
    quarantineWatched(animal, settings, day),
  ]
  return watched.filter((one) => one !== null).sort(byUrgency)
}

/** The worst alarm first, and of one kind the longest. */
export const byUrgency = (
  one: Pick<Watched, 'alarm' | 'since'>,
  other: Pick<Watched, 'alarm' | 'since'>,
): number =>
  alarms.indexOf(one.alarm) - alarms.indexOf(other.alarm) ||
  (one.since < other.since ? -1 : Number(one.since > other.since))

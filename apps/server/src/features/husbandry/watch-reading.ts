import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import type { HusbandrySettings } from '@clutchbook/domain/husbandry/settings.fields'
import type { Watched } from '@clutchbook/domain/husbandry/watch'
import { watchOf } from '@clutchbook/domain/husbandry/watch.rules'
import type { ShownWatch } from '@clutchbook/domain/husbandry/watch.schema'
import { alarmsOfAnimal, worstFirst } from '@clutchbook/domain/husbandry/watch-telling.rules'
import { type WatchedRecord, watchedIn, watchSince } from '@clutchbook/domain/husbandry/watched-records.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'
import type { AnimalCache } from './animal-cache.ts'
import { readClimateWatch } from './climate-watch.ts'
import { listWatchable, listWatchedRecords, type WatchedRow } from './watch.repository.ts'

/** The day and settings by which animals are looked at, and which: all that are kept where none is said. */
export type WatchAsked = {
  readonly day: CivilDay
  readonly settings: HusbandrySettings
  readonly animalId?: number | undefined
}

/** Alarms that were worked out before. */
export type WatchCache = AnimalCache<readonly Watched[]>

/**
 * What of a keeper's animals and places is to be watched, the worst first (HUS-35): three statements, however many there are.
 * Records are read of those animals alone of which the cache does not know the alarms, and measures of places each time.
 */
export async function readWatch(
  db: Db,
  keeperId: number,
  { day, settings, animalId }: WatchAsked,
  cache: WatchCache,
): Promise<ShownWatch[]> {
  const animals = await listWatchable(db, keeperId, animalId)
  const alarmsOf = await cache.read(
    { keeperId, terms: JSON.stringify([day, settings]) },
    animals.map((animal) => ({ ...animal, tag: `${animal.recordsTag} ${Boolean(animal.isGravid)}` })),
    async (ids) => {
      const records = await listWatchedRecords(db, keeperId, {
        ...{ day, animalIds: ids },
        ...watchSince(day, settings),
      })
      const rows = Map.groupBy(records, (row) => row.animalId)
      return ({ id, lastFedOn, isGravid }) => {
        const known = { lastMealOn: lastFedOn === '' ? null : lastFedOn, isGravid: Boolean(isGravid) }
        return watchOf({ ...known, ...watchedIn((rows.get(id) ?? []).map(toWatched)) }, settings, day)
      }
    },
  )
  const ofAnimals = animals.flatMap((animal) => alarmsOfAnimal(animal, alarmsOf(animal.id) ?? []))
  const ofPlaces = animalId === undefined ? await readClimateWatch(db, keeperId, day) : []
  return [...ofAnimals, ...ofPlaces].sort(worstFirst)
}

const toWatched = ({ mealOn, data, ...row }: WatchedRow): WatchedRecord => ({
  ...{ ...row, data: readStoredData(data), isMeal: mealOn !== null },
})

import { isRefusal } from '@clutchbook/domain/collection/animal-records.rules'
import { readStoredData, textOf } from '@clutchbook/domain/husbandry/record-data'
import type { HusbandrySettings } from '@clutchbook/domain/husbandry/settings.fields'
import type {
  OfferedFeeding,
  Watched,
  WatchedCondition,
  WatchedShed,
  Weighing,
} from '@clutchbook/domain/husbandry/watch'
import { byUrgency, watchOf } from '@clutchbook/domain/husbandry/watch.rules'
import type { ShownWatch } from '@clutchbook/domain/husbandry/watch.schema'
import { regurgitationDays } from '@clutchbook/domain/husbandry/watch-feeding.rules'
import { weightDays } from '@clutchbook/domain/husbandry/watch-weight.rules'
import { addDays, type CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'
import type { AnimalCache } from './animal-cache.ts'
import { readClimateWatch } from './climate-watch.ts'
import { conditionOf, weighingOf } from './record-facts.ts'
import {
  listWatchable,
  listWatchedRecords,
  type WatchedRow,
  type WatchFilter,
  type WatchPart,
} from './watch.repository.ts'

/** How far back records are read. */
const within = {
  /** A meal that came up is known by the day of the feeding, which may lie some days before. */
  regurgitated: regurgitationDays + 30,
  /** Sheds of two years tell the usual gap of an animal. */
  shed: 730,
  weight: weightDays.told + weightDays.long,
  brumation: 400,
} as const

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
      const records = await listWatchedRecords(db, keeperId, filterOf(day, settings, ids))
      const rows = Map.groupBy(records, (row) => row.animalId)
      return ({ id, lastFedOn, isGravid }) => {
        const known = { lastMealOn: lastFedOn === '' ? null : lastFedOn, isGravid: Boolean(isGravid) }
        return watchOf({ ...known, ...told(rows.get(id) ?? []) }, settings, day)
      }
    },
  )
  const ofAnimals = animals.flatMap(({ id: animalId, name }) =>
    (alarmsOf(animalId) ?? []).map(({ alarm, since, values }) => ({
      ...{ alarm, animalId, placeId: null, name, since, values },
    })),
  )
  const ofPlaces = animalId === undefined ? await readClimateWatch(db, keeperId, day) : []
  return [...ofAnimals, ...ofPlaces].sort(
    (one, other) => byUrgency(one, other) || numberOf(one) - numberOf(other),
  )
}

const numberOf = ({ animalId, placeId }: ShownWatch): number => animalId ?? placeId ?? 0

const filterOf = (
  day: CivilDay,
  { unfedDays }: HusbandrySettings,
  animalIds: readonly number[] | undefined,
): WatchFilter => ({
  ...{ day, animalIds },
  endedSince: addDays(day, -(unfedDays ?? 0)),
  regurgitatedSince: addDays(day, -within.regurgitated),
  shedSince: addDays(day, -within.shed),
  weighedSince: addDays(day, -within.weight),
  weighedInBrumationSince: addDays(day, -within.brumation),
})

/** What the records of an animal tell. */
function told(rows: readonly WatchedRow[]) {
  const read = <T>(part: WatchPart, reading: (row: WatchedRow) => readonly T[]): T[] =>
    rows.flatMap((row) => (row.part === part ? reading(row) : []))
  return {
    conditions: read('condition', watchedConditionOf),
    feedings: read('feeding', offeredOf),
    regurgitatedOn: read('regurgitation', ({ data, recordDate }) => [
      textOf(readStoredData(data)?.regurgitatedOn) ?? recordDate,
    ]),
    sheds: read('shed', shedOf),
    weights: read('weight', watchedWeighingOf),
  }
}

const momentOf = ({ id, recordDate: day, recordTime: time }: WatchedRow) => ({ id, day, time })

const watchedConditionOf = (row: WatchedRow): WatchedCondition[] =>
  conditionOf(row).map((condition) => ({
    ...condition,
    plannedEnd: textOf(readStoredData(row.data)?.plannedEnd),
  }))

/** A feeding that was offered; what was skipped was not. */
function offeredOf(row: WatchedRow): OfferedFeeding[] {
  const data = readStoredData(row.data)
  const isTaken = row.mealOn !== null || data?.outcome === 'regurgitated'
  return isTaken || isRefusal({ ...row, data }) ? [{ ...momentOf(row), isTaken }] : []
}

function shedOf(row: WatchedRow): WatchedShed[] {
  const { result, retained } = readStoredData(row.data) ?? {}
  return [{ ...momentOf(row), result: textOf(result), retained: Array.isArray(retained) ? retained : [] }]
}

const watchedWeighingOf = (row: WatchedRow): Weighing[] =>
  weighingOf(row).map(({ grams, basis }) => ({ ...momentOf(row), grams, basis }))

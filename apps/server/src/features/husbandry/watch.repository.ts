import { measuresRead } from '@clutchbook/domain/husbandry/watch-climate.rules'
import type { WatchPart, watchSince } from '@clutchbook/domain/husbandry/watched-records.rules'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { unindexed } from '../../platform/database/unindexed.ts'
import { gravidIn } from './gravid.repository.ts'

/** Which of a keeper's animals are looked at, all where nothing is said, and from which day on their records matter. */
export type WatchFilter = ReturnType<typeof watchSince> & {
  readonly animalIds?: readonly number[] | undefined
  readonly day: string
}

/** The animals that are kept, each with what its own row and its projects say. */
export function listWatchable(db: Db, keeperId: number, animalId: number | undefined) {
  const animals = db
    .selectFrom('animal')
    .select(['animal.id', 'animal.name', 'animal.lastFedOn', 'animal.recordsTag'])
    .select((eb) => eb('animal.id', 'in', gravidIn(db, keeperId)).as('isGravid'))
    .where('animal.keeperId', '=', keeperId)
    .where('animal.isArchived', '=', false)
  return (animalId === undefined ? animals : animals.where('animal.id', '=', animalId)).execute()
}

export type WatchedRow = Awaited<ReturnType<typeof listWatchedRecords>>[number]

const watchedColumns = [
  ...(['record.id', 'record.animalId', 'record.recordType', 'record.recordDate'] as const),
  ...(['record.recordTime', 'record.endDate', 'record.mealOn'] as const),
  ...(['record.measurement', 'record.unit', 'record.data'] as const),
] as const

/**
 * The feedings of animals that are kept, from the last meal of each on. A cross join, because SQLite goes by that from the
 * animals to their records.
 */
function offered(db: Db, keeperId: number, animalIds: readonly number[] | undefined) {
  const feedings = db
    .selectFrom('animal')
    .crossJoin('animalRecord as record')
    .select(sql<WatchPart>`${sql.lit('feeding')}`.as('part'))
    .select(watchedColumns)
    .where('animal.keeperId', '=', keeperId)
    .where('animal.isArchived', '=', false)
    .where('record.keeperId', '=', keeperId)
    .whereRef('record.animalId', '=', 'animal.id')
    .where('record.typeKey', '=', 'feeding')
    .whereRef('record.recordDate', '>=', 'animal.lastFedOn')
  return animalIds === undefined ? feedings : feedings.where('animal.id', 'in', animalIds)
}

/** The records that alarms follow from, by one statement. */
export function listWatchedRecords(db: Db, keeperId: number, filter: WatchFilter) {
  const { day, animalIds } = filter
  const part = (read: WatchPart) => {
    const records = db
      .selectFrom('animalRecord as record')
      .select(sql<WatchPart>`${sql.lit(read)}`.as('part'))
      .select(watchedColumns)
      .where('record.keeperId', '=', keeperId)
    return animalIds === undefined ? records : records.where('record.animalId', 'in', animalIds)
  }
  // The two kinds stand in an index of their own, whose condition the statement must repeat to the letter.
  const measured = sql<boolean>`${sql.ref('record.typeKey')} in ('weight', 'shed')`
  const inBrumation = db
    .selectFrom('animalRecord as brumation')
    .select('brumation.animalId')
    .where('brumation.keeperId', '=', keeperId)
    .where('brumation.openKind', '=', 'brumation')
  const kept = db
    .selectFrom('animal')
    .select('animal.id')
    .where('animal.keeperId', '=', keeperId)
    .where('animal.isArchived', '=', false)
  return part('condition')
    .where('record.openKind', 'is not', null)
    .where(unindexed('record.recordDate'), '<=', day)
    .where('record.animalId', 'in', kept)
    .unionAll(part('condition').where('record.endDate', '>=', filter.endedSince))
    .unionAll(offered(db, keeperId, animalIds))
    .unionAll(
      part('regurgitation')
        .where('record.outcome', '=', 'regurgitated')
        .where('record.recordDate', '>=', filter.regurgitatedSince),
    )
    .unionAll(
      part('shed')
        .where(measured)
        .where('record.typeKey', '=', 'shed')
        .where('record.recordDate', '>=', filter.shedSince),
    )
    .unionAll(
      part('weight')
        .where(measured)
        .where('record.typeKey', '=', 'weight')
        .where('record.recordDate', '>=', filter.weighedSince),
    )
    .unionAll(
      part('weight')
        .where(measured)
        .where('record.typeKey', '=', 'weight')
        .where('record.recordDate', '>=', filter.weighedInBrumationSince)
        .where('record.recordDate', '<', filter.weighedSince)
        .where('record.animalId', 'in', inBrumation),
    )
    .execute()
}

/** The last measures of each own place that has a range, with that. */
export const listMeasures = (db: Db, keeperId: number) =>
  db
    .selectFrom('place')
    .crossJoin('animalRecord as record')
    .select(['place.id as placeId', 'place.name', 'place.code'])
    .select(['place.temperatureMin', 'place.temperatureMax', 'place.humidityMin', 'place.humidityMax'])
    .select(['record.id', 'record.recordDate', 'record.recordTime', 'record.data'])
    .where('place.keeperId', '=', keeperId)
    .where((eb) =>
      eb.or([
        eb('place.temperatureMin', 'is not', null),
        eb('place.temperatureMax', 'is not', null),
        eb('place.humidityMin', 'is not', null),
        eb('place.humidityMax', 'is not', null),
      ]),
    )
    .where('record.keeperId', '=', keeperId)
    .whereRef('record.placeId', '=', 'place.id')
    .where('record.typeKey', '=', 'climate')
    .where('record.data', 'is not', null)
    .where('record.recordDate', '>=', (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom('animalRecord as earlier')
          .select('earlier.recordDate')
          .where('earlier.keeperId', '=', keeperId)
          .whereRef('earlier.placeId', '=', 'place.id')
          .where('earlier.typeKey', '=', 'climate')
          .orderBy('earlier.recordDate', 'desc')
          .orderBy('earlier.id', 'desc')
          .limit(1)
          .offset(measuresRead - 1),
        sql.lit(''),
      ),
    )
    .execute()

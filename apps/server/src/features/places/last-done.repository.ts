import { inPortions } from '@clutchbook/domain/kernel/portions'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** What was last done in a place itself: the day on which it was cleaned, and the record of what was measured. */
export type LastDone = {
  readonly lastCleanedOn: string | null
  readonly climate: ClimateRow | null
}

/** How many places one statement names. */
const atOnce = 500

/** Of a day the latest time; those without one come first. */
const timeOfDay = sql<string>`coalesce(${sql.ref('record.recordTime')}, '')`

/** What of each of these own places was last done; two statements for so many as one names. */
export async function listLastDone(
  db: Db,
  keeperId: number,
  placeIds: readonly number[],
): Promise<ReadonlyMap<number, LastDone>> {
  const last = new Map<number, LastDone>()
  for (const portion of inPortions(placeIds, atOnce)) {
    const rows = await listLastOf(db, keeperId, portion)
    const climates = await listClimates(
      db,
      keeperId,
      rows.flatMap(({ climateId }) => climateId ?? []),
    )
    const byId = new Map(climates.map((climate) => [climate.id, climate]))
    for (const { id, lastCleanedOn, climateId } of rows)
      last.set(id, { lastCleanedOn, climate: byId.get(climateId ?? 0) ?? null })
  }
  return last
}

const listLastOf = (db: Db, keeperId: number, placeIds: readonly number[]) =>
  db
    .selectFrom('place')
    .select('place.id')
    .select((place) => [
      place
        .selectFrom('animalRecord as record')
        .select((record) => record.fn.max('record.recordDate').as('day'))
        .where('record.keeperId', '=', keeperId)
        .whereRef('record.placeId', '=', 'place.id')
        .where('record.typeKey', '=', 'cleaning')
        .where((record) =>
          record.or([record('record.outcome', 'is', null), record('record.outcome', '<>', 'skipped')]),
        )
        .as('lastCleanedOn'),
      place
        .selectFrom('animalRecord as record')
        .select('record.id')
        .where('record.keeperId', '=', keeperId)
        .whereRef('record.placeId', '=', 'place.id')
        .where('record.typeKey', '=', 'climate')
        .where('record.data', 'is not', null)
        .orderBy('record.recordDate', 'desc')
        .orderBy(timeOfDay, 'desc')
        .orderBy('record.id', 'desc')
        .limit(1)
        .as('climateId'),
    ])
    .where('place.keeperId', '=', keeperId)
    .where('place.id', 'in', placeIds)
    .execute()

type ClimateRow = Awaited<ReturnType<typeof readClimates>>[number]

const listClimates = async (db: Db, keeperId: number, ids: readonly number[]): Promise<ClimateRow[]> =>
  ids.length === 0 ? [] : readClimates(db, keeperId, ids)

const readClimates = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('animalRecord')
    .select(['id', 'recordDate', 'recordTime', 'data'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()

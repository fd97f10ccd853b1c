import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { RecordsQuery } from '@clutchbook/domain/husbandry/record-log.schema'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { Db, Tx } from '../../platform/database/database.ts'
import { unindexed } from '../../platform/database/unindexed.ts'
import { type RecordRow, recordColumns } from './animal-records.repository.ts'

/** A page of the records of all own animals and places, newest day first, of one day the latest written first. */
export async function listAllRecords(
  db: Db,
  keeperId: number,
  { from, to, recordType, outcome, animalId, placeId, limit, cursor }: RecordsQuery,
): Promise<Page<RecordRow>> {
  let select = db
    .selectFrom('animalRecord')
    .select(recordColumns)
    .where('keeperId', '=', keeperId)
    .orderBy('recordDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (from !== undefined) select = select.where('recordDate', '>=', from)
  if (to !== undefined) select = select.where('recordDate', '<=', to)
  if (recordType !== undefined) select = select.where('typeKey', '=', recordTypeKey(recordType))
  if (animalId !== undefined) select = select.where('animalId', '=', animalId)
  if (placeId !== undefined) select = select.where('placeId', '=', placeId)
  if (outcome !== undefined) {
    const told = searchForm(outcome)
    // Of one animal or place there are fewer records than of one outcome, and SQLite, which counts neither, might go by that.
    select =
      animalId === undefined && placeId === undefined
        ? select.where('outcome', '=', told)
        : select.where(unindexed('outcome'), '=', told)
  }
  if (cursor !== undefined) {
    const { key, id } = positionOf(cursor)
    // The first of the two is what an index begins at, also where a database sees no more in the second.
    select = select
      .where('recordDate', '<=', key)
      .where((eb) => eb.or([eb('recordDate', '<', key), eb('id', '<', id)]))
  }
  return cutPage(await select.execute(), limit, ({ recordDate, id }) => ({ key: recordDate, id }))
}

/** Which records are meant: by their numbers, or by the names that programs gave them. */
type RecordNames = { readonly ids: readonly number[] } | { readonly clientIds: readonly string[] }

/**
 * Own records that are going to be taken back, the latest written first, with what each did elsewhere and what its animal, or
 * its place, is called.
 */
export const listToTakeBack = (tx: Tx, keeperId: number, names: RecordNames) =>
  tx
    .selectFrom('animalRecord as record')
    .leftJoin('animal', (join) =>
      join.onRef('animal.id', '=', 'record.animalId').onRef('animal.keeperId', '=', 'record.keeperId'),
    )
    .leftJoin('place', (join) =>
      join.onRef('place.id', '=', 'record.placeId').onRef('place.keeperId', '=', 'record.keeperId'),
    )
    .select(['record.id', 'record.animalId', 'record.recordType', 'record.recordDate'])
    .select(['record.measurement', 'record.unit', 'record.effects'])
    .select(['animal.name', 'animal.weight', 'animal.weightUnit'])
    .select(['place.name as placeName', 'place.code as placeCode'])
    .where('record.keeperId', '=', keeperId)
    .where((eb) =>
      'ids' in names ? eb('record.id', 'in', names.ids) : eb('record.clientId', 'in', names.clientIds),
    )
    .orderBy('record.id', 'desc')
    .execute()

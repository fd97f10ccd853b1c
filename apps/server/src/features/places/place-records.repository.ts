import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import type { PlaceRecordsQuery } from '@clutchbook/domain/places/places.schema'
import type { NotNull } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { type RowOfPlace, recordColumns } from '../collection/collection.service.ts'

/** A page of the records of one place itself, newest day first, of one day the latest written first. */
export async function listRecordsOf(
  db: Db,
  { keeperId, placeId }: { readonly keeperId: number; readonly placeId: number },
  { recordType, limit, cursor }: PlaceRecordsQuery,
): Promise<Page<RowOfPlace>> {
  let select = db
    .selectFrom('animalRecord')
    .select(recordColumns)
    .where('keeperId', '=', keeperId)
    .where('placeId', '=', placeId)
    .$narrowType<{ placeId: NotNull }>()
    .orderBy('recordDate', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (recordType !== undefined) select = select.where('typeKey', '=', recordTypeKey(recordType))
  if (cursor !== undefined) {
    const { key, id } = positionOf(cursor)
    select = select
      .where('recordDate', '<=', key)
      .where((eb) => eb.or([eb('recordDate', '<', key), eb('id', '<', id)]))
  }
  return cutPage(await select.execute(), limit, ({ recordDate, id }) => ({ key: recordDate, id }))
}

import type { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalRecordQuery } from '@clutchbook/domain/collection/animal-records.schema'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import type { RowOf } from '@clutchbook/domain/kernel/record-fields'
import type { Weight } from '@clutchbook/domain/kernel/units'
import { type Selectable, sql } from 'kysely'
import type { AnimalRecordTable } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { deriveRecord } from './derive.ts'

/** The keeper and their animal that a record is of. */
export type RecordPlace = { readonly keeperId: number; readonly animalId: number }

export type RecordRow = Omit<Selectable<AnimalRecordTable>, 'keeperId' | 'typeKey'>

/** What a keeper writes into a record. */
export type RecordValues = RowOf<typeof recordFields>

const columns = [
  'id',
  'animalId',
  'version',
  'recordType',
  'recordDate',
  'details',
  'measurement',
  'unit',
  'createdAt',
] as const

/** The records of one animal, newest day first, of one day the latest written first; whole unless `limit` is given. */
export async function listRecords(
  db: Db,
  { keeperId, animalId }: RecordPlace,
  { recordType, limit, cursor }: AnimalRecordQuery,
): Promise<Page<RecordRow>> {
  let select = db
    .selectFrom('animalRecord')
    .select(columns)
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .orderBy('recordDate', 'desc')
    .orderBy('id', 'desc')
  if (recordType !== undefined) select = select.where('typeKey', '=', recordTypeKey(recordType))
  if (cursor !== undefined) {
    const { key, id } = positionOf(cursor)
    select = select.where((eb) =>
      eb.or([eb('recordDate', '<', key), eb.and([eb('recordDate', '=', key), eb('id', '<', id)])]),
    )
  }
  const rows = await (limit === undefined ? select : select.limit(limit + 1)).execute()
  return cutPage(rows, limit, ({ recordDate, id }) => ({ key: recordDate, id }))
}

export const findRecord = (
  db: Db,
  { keeperId, animalId }: RecordPlace,
  id: number,
): Promise<RecordRow | undefined> =>
  db
    .selectFrom('animalRecord')
    .select(columns)
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('id', '=', id)
    .executeTakeFirst()

export const createRecord = (
  tx: Tx,
  place: RecordPlace,
  values: RecordValues & { createdAt: string },
): Promise<RecordRow> =>
  tx
    .insertInto('animalRecord')
    .values({ ...place, ...values, ...deriveRecord(values), version: 1 })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Adds the same record to several animals; answers the numbers of the records. */
export async function createRecords(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
  values: RecordValues & { createdAt: string },
): Promise<number[]> {
  const same = { ...values, keeperId, ...deriveRecord(values), version: 1 }
  const rows = await tx
    .insertInto('animalRecord')
    .values(animalIds.map((animalId) => ({ ...same, animalId })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes a record, one version on. */
export const changeRecord = (
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  id: number,
  values: RecordValues,
): Promise<RecordRow> =>
  tx
    .updateTable('animalRecord')
    .set({ ...values, ...deriveRecord(values), version: sql<number>`version + 1` })
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Removes own records of any animals; answers how many there were. */
export async function removeRecords(tx: Tx, keeperId: number, ids: readonly number[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('animalRecord')
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Gives an animal the weight of a record, one version on. */
export async function changeAnimalWeight(
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  { amount, unit }: Weight,
): Promise<void> {
  await tx
    .updateTable('animal')
    .set({ weight: amount, weightUnit: unit, version: sql<number>`version + 1` })
    .where('keeperId', '=', keeperId)
    .where('id', '=', animalId)
    .execute()
}

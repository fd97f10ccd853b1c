import { randomBytes } from 'node:crypto'
import type { recordFields } from '@clutchbook/domain/collection/animal-records.fields'
import { recordTypeKey } from '@clutchbook/domain/collection/animal-records.rules'
import type { AnimalRecordQuery } from '@clutchbook/domain/collection/animal-records.schema'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { RowOf } from '@clutchbook/domain/kernel/record-fields'
import type { WeightUnit } from '@clutchbook/domain/kernel/units'
import { type NotNull, type Selectable, sql } from 'kysely'
import type { AnimalRecordTable } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { recomputeAnimalPlaces } from './animal-moves.ts'
import { deriveRecord, deriveWeight } from './derive.ts'
import { putBack } from './feeder-stock.ts'
import { noteGone } from './gone-records.repository.ts'
import {
  type Effects,
  moveIntoArchive,
  readEffects,
  reopenConditions,
  storeEffects,
} from './record-effects.repository.ts'
import { animalsOf, type Subject } from './record-subject.ts'

/** The keeper and their animal that a record is of. */
export type RecordPlace = { readonly keeperId: number; readonly animalId: number }

export type RecordRow = Omit<
  Selectable<AnimalRecordTable>,
  'keeperId' | 'typeKey' | 'mealOn' | 'outcome' | 'openKind' | 'effects' | 'movedTo'
>

/** A record of an animal. */
export type RowOfAnimal = RecordRow & { readonly animalId: number }

/** A record of a place. */
export type RowOfPlace = RecordRow & { readonly placeId: number }

/** What a keeper writes into a record; the data are stored text. */
export type RecordValues = RowOf<typeof recordFields> & { readonly data: string | null }

/** What of a record is read. */
export const recordColumns = [
  'id',
  'animalId',
  'placeId',
  'version',
  'recordType',
  'recordDate',
  'details',
  'measurement',
  'unit',
  'recordTime',
  'endDate',
  'data',
  'clientId',
  'createdAt',
] as const

/** The records of one animal, newest day first, of one day the latest written first; whole unless `limit` is given. */
export async function listRecords(
  db: Db,
  { keeperId, animalId }: RecordPlace,
  { recordType, limit, cursor }: AnimalRecordQuery,
): Promise<Page<RowOfAnimal>> {
  let select = db
    .selectFrom('animalRecord')
    .select(recordColumns)
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .$narrowType<{ animalId: NotNull }>()
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
): Promise<RowOfAnimal | undefined> =>
  db
    .selectFrom('animalRecord')
    .select(recordColumns)
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('id', '=', id)
    .$narrowType<{ animalId: NotNull }>()
    .executeTakeFirst()

/** Which of these animals have been weighed after a day. */
export async function listWeighedAfter(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
  day: CivilDay,
): Promise<ReadonlySet<number | null>> {
  const rows = await tx
    .selectFrom('animalRecord')
    .select('animalId')
    .distinct()
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', animalIds)
    .where('typeKey', '=', 'weight')
    .where('recordDate', '>', day)
    .execute()
  return new Set(rows.map(({ animalId }) => animalId))
}

/** Own records by the names that programs gave them. */
export const listNamed = (tx: Tx, keeperId: number, clientIds: readonly string[]): Promise<RecordRow[]> =>
  tx
    .selectFrom('animalRecord')
    .select(recordColumns)
    .where('keeperId', '=', keeperId)
    .where('clientId', 'in', clientIds)
    .execute()

/** A new record with what it is of and what it did elsewhere. */
type NewRow = RecordValues &
  Subject & {
    readonly createdAt: string
    readonly effects: Effects
  }

/** Adds records in one statement and answers them in their order. */
export async function insertRecords(
  tx: Tx,
  keeperId: number,
  records: readonly NewRow[],
): Promise<RecordRow[]> {
  const made = await tx
    .insertInto('animalRecord')
    .values(
      records.map(({ effects, ...row }) => ({
        ...{ ...row, ...deriveRecord(row), keeperId },
        ...{ effects: storeEffects(effects), version: 1 },
      })),
    )
    .returning(recordColumns)
    .execute()
  // Numbers are given in the order of the rows, though neither database promises to answer in it.
  return made.sort((one, other) => one.id - other.id)
}

/** Writes a record, one version on. */
export async function changeRecord(
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  id: number,
  values: RecordValues,
): Promise<RowOfAnimal> {
  const row = await tx
    .updateTable('animalRecord')
    .set({ ...values, ...deriveRecord(values), version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('id', '=', id)
    .returning(recordColumns)
    .executeTakeFirstOrThrow()
  await deriveFromRecords(tx, keeperId, [animalId])
  return { ...row, animalId }
}

/**
 * Removes own records of any animals and places, with what they did elsewhere but for the weight of an animal; answers how many there
 * were. The names that programs gave them stay known.
 */
export async function removeRecords(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  removedAt: string,
): Promise<number> {
  const removed = await tx
    .deleteFrom('animalRecord')
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .returning([
      'animalId',
      'placeId',
      'recordDate',
      'effects',
      'clientId',
      'typeKey',
      'recordType',
      'data',
      'movedTo',
    ])
    .execute()
  for (const { effects, recordDate } of removed)
    await reopenConditions(tx, keeperId, readEffects(effects).ended ?? [], recordDate)
  const archived = removed.filter(({ effects }) => readEffects(effects).archived)
  await moveIntoArchive(tx, keeperId, animalsOf(archived), false)
  await putBack(tx, keeperId, removed)
  await noteGone(tx, keeperId, removed, removedAt)
  await recomputeAnimalPlaces(tx, keeperId, animalsOf(removed.filter(({ movedTo }) => movedTo !== null)))
  await deriveFromRecords(tx, keeperId, animalsOf(removed))
  return removed.length
}

/** How many animals one statement names. */
const atOnce = 500

/**
 * Has animals know the day of their last meal, which follows from their records, and gives these another tag: after each change
 * of records, whoever makes it. The version of an animal stays, for nobody has written into it.
 */
export async function deriveFromRecords(
  tx: Tx,
  keeperId: number,
  animalIds: readonly number[],
): Promise<void> {
  const recordsTag = randomBytes(9).toString('base64url')
  for (const ids of inPortions([...new Set(animalIds)], atOnce))
    await tx
      .updateTable('animal')
      .set((eb) => ({
        lastFedOn: eb.fn.coalesce(
          eb
            .selectFrom('animalRecord as record')
            .select((of) => of.fn.max('record.mealOn').as('last'))
            .where('record.keeperId', '=', keeperId)
            .whereRef('record.animalId', '=', 'animal.id')
            .where('record.mealOn', 'is not', null),
          sql.lit(''),
        ),
        recordsTag,
      }))
      .where('keeperId', '=', keeperId)
      .where('id', 'in', ids)
      .execute()
}

/** Gives an animal a weight, or none, one version on. */
export async function changeAnimalWeight(
  tx: Tx,
  { keeperId, animalId }: RecordPlace,
  weighed: { readonly weight: number | null; readonly weightUnit: WeightUnit },
): Promise<void> {
  await tx
    .updateTable('animal')
    .set({ ...weighed, ...deriveWeight(weighed), version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', '=', animalId)
    .execute()
}

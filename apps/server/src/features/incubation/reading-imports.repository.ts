import type { MeasuredPlace } from '@clutchbook/domain/incubation/readings.rules'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Moment } from '../../platform/database/stored-values.ts'
import { placeRow } from './readings.repository.ts'

/** A file that was imported; its readings bear its number. */
type ReadingImportTable = {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  incubatorId: number | null
  boxId: number | null
  /** The hours of its first reading, and of its last. */
  fromHour: number
  toHour: number
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    readingImport: ReadingImportTable
  }
}

/** An import as it is written. */
export type NewImport = {
  readonly keeperId: number
  readonly createdAt: string
  readonly place: MeasuredPlace
  readonly fromHour: number
  readonly toHour: number
}

export async function createImport(tx: Tx, { place, ...values }: NewImport): Promise<number> {
  const { id } = await tx
    .insertInto('readingImport')
    .values({ ...values, ...placeRow(place) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findImport = (db: Db, keeperId: number, id: number) =>
  db
    .selectFrom('readingImport')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function removeImport(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('readingImport').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

import type { feederFields } from '@clutchbook/domain/husbandry/feeder.fields'
import type { RowOf } from '@clutchbook/domain/kernel/record-fields'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import type { Moment } from '../../platform/database/stored-values.ts'

/** The names that programs gave changes of stock, so that each is made once; what they changed stands beside. */
type StockMoveTable = {
  keeperId: number
  clientId: string
  /** The number of its feeder, which may be gone. */
  ofFeeder: number
  why: string
  change: number
  createdAt: Moment
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    stockMove: StockMoveTable
  }
}

/** What a save writes. */
export type FeederValues = RowOf<typeof feederFields> & { readonly likeKey: string }

export const listFeeders = (db: Db, keeperId: number) =>
  db
    .selectFrom('feeder')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .orderBy('likeKey')
    .orderBy('id')
    .execute()

export type FeederRow = Awaited<ReturnType<typeof listFeeders>>[number]

export const findFeeder = (db: Db, keeperId: number, id: number): Promise<FeederRow | undefined> =>
  db.selectFrom('feeder').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

/** Whether a feeder was removed that may still come back. */
export const isFeederInTrash = async (db: Db, keeperId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('trash')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('kind', '=', 'feeders')
    .where('recordId', '=', id)
    .executeTakeFirst()) !== undefined

export const createFeeder = (
  tx: Tx,
  keeperId: number,
  values: FeederValues & { readonly createdAt: string },
): Promise<FeederRow> =>
  tx
    .insertInto('feeder')
    .values({ ...values, keeperId, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes into a feeder, one version on. */
export const changeFeeder = (
  tx: Tx,
  keeperId: number,
  id: number,
  values: Partial<FeederValues>,
): Promise<FeederRow> =>
  tx
    .updateTable('feeder')
    .set({ ...values, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function removeFeeder(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('feeder').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

export const findMove = (tx: Tx, keeperId: number, clientId: string) =>
  tx
    .selectFrom('stockMove')
    .select(['ofFeeder', 'why'])
    .where('keeperId', '=', keeperId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

export async function noteMove(tx: Tx, move: StockMoveTable): Promise<void> {
  await tx.insertInto('stockMove').values(move).execute()
}

/** Forgets the names of changes from before a moment. */
export async function forgetMoves(db: Db, before: string): Promise<void> {
  await db.deleteFrom('stockMove').where('createdAt', '<', before).execute()
}

/** The feedings of some days that say what their pieces cost, with the names of their animals. */
export const listPaidFeedings = (db: Db, keeperId: number, { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('animalRecord as record')
    .innerJoin('animal', (join) =>
      join.onRef('animal.id', '=', 'record.animalId').on('animal.keeperId', '=', keeperId),
    )
    .select(['animal.id as animalId', 'animal.name', 'record.data'])
    .where('record.keeperId', '=', keeperId)
    .where('record.typeKey', '=', 'feeding')
    .where('record.recordDate', '>=', from)
    .where('record.recordDate', '<=', to)
    .where('record.data', 'like', '%"cost":%')
    .orderBy('record.id')
    .execute()

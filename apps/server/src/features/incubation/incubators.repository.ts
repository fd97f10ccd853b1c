import type { boxFields, incubatorFields } from '@clutchbook/domain/incubation/incubators.fields'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { RowOf, TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'
import { deriveName } from './derive.ts'

type Kept = {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  /** The name as names are compared. */
  nameKey: string
}

type IncubatorTable = TableOf<typeof incubatorFields, Flag> & Kept
type BoxTable = TableOf<typeof boxFields, Flag> & Kept

declare module '../../platform/database/schema.ts' {
  interface Schema {
    incubator: IncubatorTable
    incubatorBox: BoxTable
  }
}

export type IncubatorRow = Selectable<IncubatorTable>
export type BoxRow = Selectable<BoxTable>

/** What a save writes; the derived columns are added here. */
export type IncubatorValues = RowOf<typeof incubatorFields>
export type BoxValues = RowOf<typeof boxFields>

/** How many rows one statement names. */
const atOnce = 200

/** Own incubators by name. */
export const listIncubators = (db: Db, keeperId: number): Promise<IncubatorRow[]> =>
  db
    .selectFrom('incubator')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()

export const findIncubator = (db: Db, keeperId: number, id: number): Promise<IncubatorRow | undefined> =>
  db
    .selectFrom('incubator')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

export const createIncubator = (
  tx: Tx,
  keeperId: number,
  values: IncubatorValues & { readonly createdAt: string },
): Promise<IncubatorRow> =>
  tx
    .insertInto('incubator')
    .values({ ...values, ...deriveName(values), keeperId, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes into an incubator, one version on. */
export const changeIncubator = (
  tx: Tx,
  keeperId: number,
  id: number,
  values: IncubatorValues,
): Promise<IncubatorRow> =>
  tx
    .updateTable('incubator')
    .set({ ...values, ...deriveName(values), version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes an incubator with its boxes. */
export async function removeIncubator(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('incubator').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** Takes incubators out of places that go, one version on. */
export async function leavePlaces(tx: Tx, keeperId: number, placeIds: readonly number[]): Promise<void> {
  for (const portion of inPortions(placeIds, atOnce))
    await tx
      .updateTable('incubator')
      .set({ placeId: null, version: nextVersion })
      .where('keeperId', '=', keeperId)
      .where('placeId', 'in', portion)
      .execute()
}

export const isOwnPlace = async (tx: Tx, keeperId: number, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('place')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined

/** How many boxes stand in each own incubator that has any. */
export async function countBoxes(db: Db, keeperId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('incubatorBox')
    .select('incubatorId')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('keeperId', '=', keeperId)
    .groupBy('incubatorId')
    .execute()
  return new Map(rows.map(({ incubatorId, count }) => [incubatorId, Number(count)]))
}

/** The boxes in an incubator by name. */
export const listBoxes = (db: Db, keeperId: number, incubatorId: number): Promise<BoxRow[]> =>
  db
    .selectFrom('incubatorBox')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('incubatorId', '=', incubatorId)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()

/** Own boxes by their numbers, each with what its incubator is called. */
export const listNamedBoxes = (db: Db, keeperId: number, ids: readonly number[]) =>
  readPortions(ids, atOnce, (portion) =>
    db
      .selectFrom('incubatorBox as box')
      .innerJoin('incubator', (join) =>
        join.onRef('incubator.keeperId', '=', 'box.keeperId').onRef('incubator.id', '=', 'box.incubatorId'),
      )
      .select(['box.id', 'box.name', 'box.capacity', 'incubator.name as incubatorName'])
      .where('box.keeperId', '=', keeperId)
      .where('box.id', 'in', portion)
      .execute(),
  )

export type NamedBox = Awaited<ReturnType<typeof listNamedBoxes>>[number]

export const findBox = (db: Db, keeperId: number, id: number): Promise<BoxRow | undefined> =>
  db
    .selectFrom('incubatorBox')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

export const isOwnBox = async (db: Db, keeperId: number, id: number): Promise<boolean> =>
  (await findBox(db, keeperId, id)) !== undefined

export const createBox = (
  tx: Tx,
  keeperId: number,
  values: BoxValues & { readonly createdAt: string },
): Promise<BoxRow> =>
  tx
    .insertInto('incubatorBox')
    .values({ ...values, ...deriveName(values), keeperId, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes into a box, one version on. */
export const changeBox = (tx: Tx, keeperId: number, id: number, values: BoxValues): Promise<BoxRow> =>
  tx
    .updateTable('incubatorBox')
    .set({ ...values, ...deriveName(values), version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export async function removeBox(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('incubatorBox').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { RowOf } from '@clutchbook/domain/kernel/record-fields'
import type { placeFields } from '@clutchbook/domain/places/places.fields'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { readPortions } from '../../platform/database/read-portions.ts'

/** What a save writes. */
export type PlaceValues = RowOf<typeof placeFields> & { readonly codeKey: string | null }

/** How many rows one statement names or stores; a place has some twenty columns. */
const atOnce = 200
/** How many rows one statement reads. */
const readAtOnce = 5000

/** What of all own places tells where they stand. */
export async function listTree(db: Db, keeperId: number) {
  const rows = await db
    .selectFrom('place')
    .select(['id', 'kind', 'withinId', 'position', 'name', 'code', 'capacity', 'codeKey'])
    .where('keeperId', '=', keeperId)
    .execute()
  return rows.map(({ withinId: parentId, ...row }) => ({ ...row, parentId }))
}

export type TreeRow = Awaited<ReturnType<typeof listTree>>[number]

/** Own places by their numbers, in no order. */
export const listPlacesOf = (db: Db, keeperId: number, ids: readonly number[]): Promise<PlaceRow[]> =>
  readPortions(ids, readAtOnce, (portion) => readPlaces(db, keeperId, portion))

const readPlaces = (db: Db, keeperId: number, ids: readonly number[]) =>
  db.selectFrom('place').selectAll().where('keeperId', '=', keeperId).where('id', 'in', ids).execute()

export type PlaceRow = Awaited<ReturnType<typeof readPlaces>>[number]

export const findPlace = (db: Db, keeperId: number, id: number): Promise<PlaceRow | undefined> =>
  db.selectFrom('place').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

/** What stands in a place, or by itself, in no order. */
export function listPlacesIn(db: Db, keeperId: number, parentId: number | null) {
  const places = db.selectFrom('place').selectAll().where('keeperId', '=', keeperId)
  return (
    parentId === null ? places.where('withinId', 'is', null) : places.where('withinId', '=', parentId)
  ).execute()
}

/** Which of these codes own places have, as codes are compared. */
export const listCodes = (db: Db, keeperId: number, codeKeys: readonly string[]) =>
  readPortions(codeKeys, atOnce, (portion) =>
    db
      .selectFrom('place')
      .select(['id', 'codeKey', 'code'])
      .where('keeperId', '=', keeperId)
      .where('codeKey', 'in', portion)
      .execute(),
  )

export async function countPlaces(db: Db, keeperId: number): Promise<number> {
  const { count } = await db
    .selectFrom('place')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('keeperId', '=', keeperId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The own animals in these places that are not archived, in no order. */
export const listAnimalsIn = (db: Db, keeperId: number, placeIds: readonly number[]) =>
  readPortions(placeIds, readAtOnce, (portion) =>
    db
      .selectFrom('animal')
      .select(['id', 'placeId'])
      .where('keeperId', '=', keeperId)
      .where('placeId', 'in', portion)
      .where('isArchived', '=', false)
      .execute(),
  )

export const createPlaces = (
  tx: Tx,
  keeperId: number,
  places: readonly (PlaceValues & { readonly createdAt: string })[],
): Promise<PlaceRow[]> =>
  readPortions(places, atOnce, (portion) =>
    tx
      .insertInto('place')
      .values(portion.map((values) => ({ ...values, keeperId, version: 1 })))
      .returningAll()
      .execute(),
  )

/** Writes into a place, one version on. */
export const changePlace = (
  tx: Tx,
  keeperId: number,
  id: number,
  values: Partial<PlaceValues>,
): Promise<PlaceRow> =>
  tx
    .updateTable('place')
    .set({ ...values, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes places with all that stands in them. */
export async function removePlaces(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  for (const portion of inPortions(ids, atOnce))
    await tx.deleteFrom('place').where('keeperId', '=', keeperId).where('id', 'in', portion).execute()
}

/** What own animals are called, by number. */
export async function listNames(
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await readPortions(ids, atOnce, (portion) =>
    db
      .selectFrom('animal')
      .select(['id', 'name'])
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute(),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

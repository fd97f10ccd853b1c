import type { MediaTable } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export type MediaRow = Omit<MediaTable, 'id'> & { id: number }
export type NewMedia = Omit<MediaTable, 'id' | 'uses' | 'arrivals'>

/**
 * Keeps a medium, or finds the one that the keeper has of the same content; `isNew` tells which. What is found counts
 * as come just now, so that the sweep leaves it alone until it is shown.
 */
export async function ensureMedia(db: Db, media: NewMedia): Promise<{ row: MediaRow; isNew: boolean }> {
  const { storageKey, createdAt } = media
  const row = await db
    .insertInto('media')
    .values({ ...media, uses: 0, arrivals: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['keeperId', 'sha256'])
        .doUpdateSet((eb) => ({ createdAt, arrivals: eb('media.arrivals', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row, isNew: row.storageKey === storageKey }
}

export const findMedia = (db: Db, keeperId: number, id: number): Promise<MediaRow | undefined> =>
  db.selectFrom('media').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

export const listMediaKinds = (db: Db, keeperId: number, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media')
        .select(['id', 'kind'])
        .where('keeperId', '=', keeperId)
        .where('id', 'in', ids)
        .execute()

/** Counts how many places show each medium, up or down; answers whether all of them were there. */
export async function changeUses(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  step: 1 | -1,
): Promise<boolean> {
  for (const id of ids) {
    const { numUpdatedRows } = await tx
      .updateTable('media')
      .set((eb) => ({ uses: eb('uses', '+', step) }))
      .where('keeperId', '=', keeperId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return false
  }
  return true
}

/** Media of all keepers in the order they came, some at a time. */
export const listAfter = (db: Db, id: number, atOnce: number): Promise<MediaRow[]> =>
  db.selectFrom('media').selectAll().where('id', '>', id).orderBy('id').limit(atOnce).execute()

/** Media of one keeper that something shows, in the order they came, some at a time. */
export const listShownAfter = (db: Db, keeperId: number, id: number): Promise<MediaRow[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '>', id)
    .where('uses', '>', 0)
    .orderBy('id')
    .limit(200)
    .execute()

/** Media that nothing shows and that came before the given moment, some at a time. */
export const listUnused = (db: Db, before: string): Promise<MediaRow[]> =>
  db
    .selectFrom('media')
    .selectAll()
    .where('uses', '=', 0)
    .where('createdAt', '<', before)
    .limit(200)
    .execute()

/**
 * Forgets a medium if nothing shows it and it has not come again since it was looked at; answers whether so. Another
 * save may have been promised the same content in the meantime.
 */
export async function removeUnused(db: Db, medium: MediaRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('media')
    .where('keeperId', '=', medium.keeperId)
    .where('id', '=', medium.id)
    .where('uses', '=', 0)
    .where('arrivals', '=', medium.arrivals)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Those of the given files that a medium of their keeper is named by. */
export const listReferencedKeys = (
  db: Db,
  files: readonly Pick<MediaRow, 'keeperId' | 'storageKey'>[],
): Promise<Pick<MediaRow, 'keeperId' | 'storageKey'>[]> =>
  files.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('media')
        .select(['keeperId', 'storageKey'])
        .where('keeperId', 'in', [...new Set(files.map(({ keeperId }) => keeperId))])
        .where('storageKey', 'in', [...new Set(files.map(({ storageKey }) => storageKey))])
        .execute()

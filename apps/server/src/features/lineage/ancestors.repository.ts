import type { RowOf } from '@clutchbook/domain/kernel/record-fields'
import type { ancestorFields } from '@clutchbook/domain/lineage/ancestor.fields'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { AncestorTable } from '../../platform/database/lineage-tables.ts'
import { nextVersion } from '../../platform/database/next-version.ts'

/** The keeper and their animal that an ancestor belongs to. */
export type AncestorPlace = { readonly keeperId: number; readonly animalId: number }

export type AncestorRow = Selectable<AncestorTable>

/** What a keeper writes of an ancestor, besides photos. */
export type AncestorValues = RowOf<typeof ancestorFields>

/** A photo of an ancestor. */
export type AncestorPhoto = { readonly ancestorId: number; readonly mediaId: number }

/** The ancestors of an animal in the order in which they were added. */
export const listAncestors = (db: Db, { keeperId, animalId }: AncestorPlace): Promise<AncestorRow[]> =>
  db
    .selectFrom('ancestor')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .orderBy('id')
    .execute()

export const findAncestor = (
  db: Db,
  { keeperId, animalId }: AncestorPlace,
  id: number,
): Promise<AncestorRow | undefined> =>
  db
    .selectFrom('ancestor')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('id', '=', id)
    .executeTakeFirst()

export const createAncestor = (
  tx: Tx,
  place: AncestorPlace,
  values: AncestorValues & { createdAt: string },
): Promise<AncestorRow> =>
  tx
    .insertInto('ancestor')
    .values({ ...place, ...values, version: 1 })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Writes an ancestor, one version on. */
export const changeAncestor = (
  tx: Tx,
  { keeperId, animalId }: AncestorPlace,
  id: number,
  values: AncestorValues,
): Promise<AncestorRow> =>
  tx
    .updateTable('ancestor')
    .set({ ...values, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Removes an ancestor and the places of its photos. */
export async function removeAncestor(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('ancestor').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** The photos of all ancestors of an animal, each ancestor's in order. */
export const listAncestorPhotos = (db: Db, { keeperId, animalId }: AncestorPlace): Promise<AncestorPhoto[]> =>
  db
    .selectFrom('ancestorMedia')
    .innerJoin('ancestor', 'ancestor.id', 'ancestorMedia.ancestorId')
    .select(['ancestorMedia.ancestorId', 'ancestorMedia.mediaId'])
    .where('ancestor.keeperId', '=', keeperId)
    .where('ancestor.animalId', '=', animalId)
    .orderBy('ancestorMedia.ancestorId')
    .orderBy('ancestorMedia.position')
    .execute()

/** Puts the given photos in place of those of an ancestor. */
export async function changeAncestorPhotos(
  tx: Tx,
  keeperId: number,
  ancestorId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('ancestorMedia')
    .where('keeperId', '=', keeperId)
    .where('ancestorId', '=', ancestorId)
    .execute()
  if (mediaIds.length === 0) return
  const rows = mediaIds.map((mediaId, position) => ({ keeperId, ancestorId, position, mediaId }))
  await tx.insertInto('ancestorMedia').values(rows).execute()
}

import type { ExpressionBuilder, Selectable } from 'kysely'
import type { AnimalTable, GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { deriveAnimal } from './derive.ts'

export type AnimalRow = Selectable<AnimalTable>

/** What a save writes; the derived columns are added here. */
export type AnimalValues = Omit<
  AnimalRow,
  | 'id'
  | 'searchText'
  | 'customIdKey'
  | 'weightGrams'
  | 'lastFedOn'
  | 'recordsTag'
  | 'placeId'
  | 'clutchId'
  | 'isHoldback'
  | 'isArchived'
> & {
  isHoldback: boolean
  isArchived: boolean
}

export const createAnimal = (
  tx: Tx,
  values: AnimalValues & { readonly clutchId?: number | null },
): Promise<AnimalRow> =>
  tx
    .insertInto('animal')
    .values({ ...values, ...deriveAnimal(values) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findAnimal = (db: Db, keeperId: number, id: number): Promise<AnimalRow | undefined> =>
  db.selectFrom('animal').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

/** Writes an own animal. The keeper's lock is held, so nobody writes it meanwhile. */
export const changeAnimal = (tx: Tx, id: number, values: AnimalValues): Promise<AnimalRow> =>
  tx
    .updateTable('animal')
    .set({ ...values, ...deriveAnimal(values) })
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Moves an animal between active, holdback and archived, one version on. */
export const changeArchiveStatus = (
  tx: Tx,
  keeperId: number,
  id: number,
  { isArchived, isHoldback }: { isArchived: boolean; isHoldback: boolean },
): Promise<AnimalRow> =>
  tx
    .updateTable('animal')
    .set({ isArchived, isHoldback, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Own animals, those of the given numbers that there are, in the order of these. */
export async function listAnimals(tx: Tx, keeperId: number, ids: readonly number[]): Promise<AnimalRow[]> {
  const rows = await tx
    .selectFrom('animal')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Where own animals stand, those of the given numbers that there are, by number. */
export const listArchiveStatuses = (
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
): Promise<Pick<AnimalRow, 'id' | 'isArchived' | 'isHoldback'>[]> =>
  tx
    .selectFrom('animal')
    .select(['id', 'isArchived', 'isHoldback'])
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()

/** Moves several animals, each one version on. */
export async function changeArchiveStatuses(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  archiveStatus: { isArchived?: boolean; isHoldback?: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('animal')
    .set({ ...archiveStatus, version: nextVersion })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
}

/**
 * Lets the children of animals go: they keep name and morph of each as text where they had none (COL-132). The animals
 * still stand.
 */
export async function detachChildren(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  const ofParent = (
    eb: ExpressionBuilder<Schema, 'animal'>,
    link: 'fatherId' | 'motherId',
    column: 'name' | 'morph',
  ) =>
    eb
      .selectFrom('animal as parent')
      .select(`parent.${column}`)
      .where('parent.keeperId', '=', keeperId)
      .whereRef('parent.id', '=', `animal.${link}`)
  await tx
    .updateTable('animal')
    .set((eb) => ({
      version: nextVersion,
      fatherId: null,
      fatherName: eb.fn.coalesce('fatherName', ofParent(eb, 'fatherId', 'name')),
      fatherMorph: eb.fn.coalesce('fatherMorph', ofParent(eb, 'fatherId', 'morph')),
    }))
    .where('keeperId', '=', keeperId)
    .where('fatherId', 'in', ids)
    .execute()
  await tx
    .updateTable('animal')
    .set((eb) => ({
      version: nextVersion,
      motherId: null,
      motherName: eb.fn.coalesce('motherName', ofParent(eb, 'motherId', 'name')),
      motherMorph: eb.fn.coalesce('motherMorph', ofParent(eb, 'motherId', 'morph')),
    }))
    .where('keeperId', '=', keeperId)
    .where('motherId', 'in', ids)
    .execute()
}

/** Removes the rows of animals, and with them their records and galleries. */
export async function removeAnimals(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('animal').where('keeperId', '=', keeperId).where('id', 'in', ids).execute()
}

export type GalleryItem = { role: GalleryRole; mediaId: number; kind: 'image' | 'video' }

/** All photos and videos of an animal and its parents, in order. */
export const listGallery = (db: Db, keeperId: number, animalId: number): Promise<GalleryItem[]> =>
  db
    .selectFrom('animalMedia')
    .innerJoin('media', 'media.id', 'animalMedia.mediaId')
    .select(['animalMedia.role', 'animalMedia.mediaId', 'media.kind'])
    .where('animalMedia.keeperId', '=', keeperId)
    .where('animalMedia.animalId', '=', animalId)
    .orderBy('animalMedia.role')
    .orderBy('animalMedia.position')
    .execute()

/** Puts the given media in place of one gallery of an animal. */
export async function changeGallery(
  tx: Tx,
  place: { keeperId: number; animalId: number; role: GalleryRole },
  mediaIds: readonly number[],
): Promise<void> {
  const { keeperId, animalId, role } = place
  await tx
    .deleteFrom('animalMedia')
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)
    .where('role', '=', role)
    .execute()
  if (mediaIds.length === 0) return
  const rows = mediaIds.map((mediaId, position) => ({ keeperId, animalId, role, position, mediaId }))
  await tx.insertInto('animalMedia').values(rows).execute()
}

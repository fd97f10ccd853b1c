import { keyWithBlanksLast, searchForm } from '@clutchbook/domain/kernel/text-order'
import { type Selectable, sql } from 'kysely'
import type { AnimalTable, GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export type AnimalRow = Selectable<AnimalTable>

/** What a save writes; the derived columns are added here. */
export type AnimalValues = Omit<
  AnimalRow,
  'id' | 'searchText' | 'customIdKey' | 'isHoldback' | 'isArchived'
> & {
  isHoldback: boolean
  isArchived: boolean
}

/** Columns that follow from others. */
export const derivedColumns = ({ name, species, morph, customId }: AnimalValues) => ({
  searchText: searchForm([name, species, morph ?? ''].join('\n')),
  customIdKey: keyWithBlanksLast(customId),
})

export async function createAnimal(tx: Tx, values: AnimalValues): Promise<number> {
  const { id } = await tx
    .insertInto('animal')
    .values({ ...values, ...derivedColumns(values) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findAnimal = (db: Db, keeperId: number, id: number): Promise<AnimalRow | undefined> =>
  db.selectFrom('animal').selectAll().where('keeperId', '=', keeperId).where('id', '=', id).executeTakeFirst()

/** Writes an animal if it still has the given version; answers whether it had. */
export async function changeAnimal(
  tx: Tx,
  id: number,
  version: number,
  values: AnimalValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('animal')
    .set({ ...values, ...derivedColumns(values) })
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Moves an animal between active, holdback and archived, one version on. */
export async function changeStanding(
  tx: Tx,
  keeperId: number,
  id: number,
  standing: { isArchived: boolean; isHoldback: boolean },
): Promise<void> {
  const { isArchived, isHoldback } = standing
  await tx
    .updateTable('animal')
    .set({ isArchived, isHoldback, version: sql<number>`version + 1` })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

/** Where own animals stand, those of the given numbers that there are, by number. */
export const listStandings = (
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
export async function changeStandings(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  standing: { isArchived?: boolean; isHoldback?: boolean },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('animal')
    .set({ ...standing, version: sql<number>`version + 1` })
    .where('keeperId', '=', keeperId)
    .where('id', 'in', ids)
    .execute()
}

/** Lets the children of an animal go: they keep its name and morph as text where they had none (COL-132). */
export async function detachChildren(
  tx: Tx,
  animal: Pick<AnimalRow, 'keeperId' | 'id' | 'name' | 'morph'>,
): Promise<void> {
  const { keeperId, id, name, morph } = animal
  const grown = sql<number>`version + 1`
  await tx
    .updateTable('animal')
    .set((eb) => ({
      version: grown,
      fatherId: null,
      fatherName: eb.fn.coalesce('fatherName', eb.val(name)),
      fatherMorph: eb.fn.coalesce('fatherMorph', eb.val(morph)),
    }))
    .where('keeperId', '=', keeperId)
    .where('fatherId', '=', id)
    .execute()
  await tx
    .updateTable('animal')
    .set((eb) => ({
      version: grown,
      motherId: null,
      motherName: eb.fn.coalesce('motherName', eb.val(name)),
      motherMorph: eb.fn.coalesce('motherMorph', eb.val(morph)),
    }))
    .where('keeperId', '=', keeperId)
    .where('motherId', '=', id)
    .execute()
}

/** Removes the row of an animal, and with it its records and galleries. */
export async function removeAnimal(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('animal').where('keeperId', '=', keeperId).where('id', '=', id).execute()
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

import type { AnimalSharing, SharingChange, SharingSwitches } from '@clutchbook/domain/sharing/sharing.schema'
import type { GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

/** What decides whether strangers see an animal, and of whom it is. */
export type AnimalSwitches = {
  readonly keeperId: number
  readonly fatherId: number | null
  readonly motherId: number | null
  readonly isArchived: boolean
  readonly isShared: boolean
  readonly showsNotes: boolean
  readonly sharesCollection: boolean
}

/** Whose page it is, and what of it is open. */
export type PageOwner = {
  readonly id: number
  readonly username: string
  readonly name: string | null
  readonly profileImage: string | null
  readonly sharesProfile: boolean
  readonly sharesCollection: boolean
}

/** The switches that an animal stands behind; those of shut accounts are found by nobody (ACC-Q12). */
export async function findAnimalSwitches(db: Db, id: number): Promise<AnimalSwitches | null> {
  const row = await db
    .selectFrom('animal')
    .innerJoin('keeper', 'keeper.id', 'animal.keeperId')
    .leftJoin('animalSharing', 'animalSharing.animalId', 'animal.id')
    .select([
      'animal.keeperId',
      'animal.fatherId',
      'animal.motherId',
      'animal.isArchived',
      'keeper.sharesCollection',
      'animalSharing.isShared',
      'animalSharing.showsNotes',
    ])
    .where('animal.id', '=', id)
    .where('keeper.isActive', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return {
    keeperId: row.keeperId,
    fatherId: row.fatherId,
    motherId: row.motherId,
    isArchived: Boolean(row.isArchived),
    sharesCollection: Boolean(row.sharesCollection),
    isShared: Boolean(row.isShared),
    // Notes are shown until their keeper says otherwise (SHR-Q05).
    showsNotes: row.showsNotes === null || Boolean(row.showsNotes),
  }
}

/** Writes the switches of one animal of the keeper. */
export async function changeAnimalSharing(
  tx: Tx,
  keeperId: number,
  animalId: number,
  { shared: isShared, showNotes: showsNotes }: Pick<AnimalSharing, 'shared' | 'showNotes'>,
): Promise<void> {
  await tx
    .insertInto('animalSharing')
    .values({ keeperId, animalId, isShared, showsNotes })
    .onConflict((conflict) => conflict.column('animalId').doUpdateSet({ isShared, showsNotes }))
    .execute()
}

/** Which of these animals of the keeper there are, and whether each is shared by itself. */
export async function listShared(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
): Promise<{ id: number; isShared: boolean }[]> {
  const rows = await tx
    .selectFrom('animal')
    .leftJoin('animalSharing', 'animalSharing.animalId', 'animal.id')
    .select(['animal.id', 'animalSharing.isShared'])
    .where('animal.keeperId', '=', keeperId)
    .where('animal.id', 'in', ids)
    .orderBy('animal.id')
    .execute()
  return rows.map(({ id, isShared }) => ({ id, isShared: Boolean(isShared) }))
}

/** Shares animals of the keeper, or stops; what is said of their notes stays (SHR-Q05). */
export async function changeShared(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  isShared: boolean,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .insertInto('animalSharing')
    .values(ids.map((animalId) => ({ keeperId, animalId, isShared, showsNotes: true })))
    .onConflict((conflict) => conflict.column('animalId').doUpdateSet({ isShared }))
    .execute()
}

/** Which of the animals that are shared one by one are asked for; all of them unless it says otherwise. */
export type SharedRange = {
  readonly archivedOnly?: boolean | undefined
  /** Only animals with smaller numbers, so older ones. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}

/** Numbers of the keeper's animals that are shared one by one, the newest first. */
export async function listSharedIds(db: Db, keeperId: number, range: SharedRange = {}): Promise<number[]> {
  const { archivedOnly = false, before, limit } = range
  let select = db
    .selectFrom('animalSharing')
    .innerJoin('animal', 'animal.id', 'animalSharing.animalId')
    .select('animalSharing.animalId')
    .where('animalSharing.keeperId', '=', keeperId)
    .where('animalSharing.isShared', '=', true)
    .orderBy('animalSharing.animalId', 'desc')
  if (archivedOnly) select = select.where('animal.isArchived', '=', true)
  if (before !== undefined) select = select.where('animalSharing.animalId', '<', before)
  if (limit !== undefined) select = select.limit(limit)
  return (await select.execute()).map(({ animalId }) => animalId)
}

/** The keeper behind a public page; never one whose account is shut. */
export async function findPageOwner(db: Db, keeperId: number): Promise<PageOwner | null> {
  const row = await db
    .selectFrom('keeper')
    .select(['id', 'username', 'name', 'profileImage', 'sharesProfile', 'sharesCollection'])
    .where('id', '=', keeperId)
    .where('isActive', '=', true)
    .executeTakeFirst()
  if (!row) return null
  return {
    ...row,
    sharesProfile: Boolean(row.sharesProfile),
    sharesCollection: Boolean(row.sharesCollection),
  }
}

export async function getSwitches(db: Db, keeperId: number): Promise<SharingSwitches> {
  const row = await db
    .selectFrom('keeper')
    .select(['sharesProfile', 'sharesCollection', 'isListed'])
    .where('id', '=', keeperId)
    .executeTakeFirstOrThrow()
  return {
    profile: Boolean(row.sharesProfile),
    collection: Boolean(row.sharesCollection),
    directory: Boolean(row.isListed),
  }
}

/** Writes the given switches of a keeper. */
export async function changeSwitches(tx: Tx, keeperId: number, change: SharingChange): Promise<void> {
  const { profile, collection, directory } = change
  const columns = {
    ...(profile === undefined ? {} : { sharesProfile: profile }),
    ...(collection === undefined ? {} : { sharesCollection: collection }),
    ...(directory === undefined ? {} : { isListed: directory }),
  }
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('keeper').set(columns).where('id', '=', keeperId).execute()
}

/** Whether one of the given galleries of the keeper shows a medium. */
export async function isInGalleries(
  db: Db,
  keeperId: number,
  mediaId: number,
  galleries: readonly { readonly animalId: number; readonly roles: readonly GalleryRole[] }[],
): Promise<boolean> {
  const row = await db
    .selectFrom('animalMedia')
    .select('mediaId')
    .where('keeperId', '=', keeperId)
    .where('mediaId', '=', mediaId)
    .where((eb) =>
      eb.or(
        galleries.map(({ animalId, roles }) =>
          eb.and([eb('animalId', '=', animalId), eb('role', 'in', roles)]),
        ),
      ),
    )
    .executeTakeFirst()
  return row !== undefined
}

import type { GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Db } from '../../platform/database/database.ts'
import { type SharingSetting, toSharingSetting } from './access-grants.ts'

/** What decides whether strangers see an animal, and of whom it is. */
export type AnimalSharingRow = {
  readonly keeperId: number
  readonly timeZone: string
  readonly fatherId: number | null
  readonly motherId: number | null
  readonly isArchived: boolean
  readonly showsNotes: boolean
  readonly showsPrice: boolean
  readonly showsGenotype: boolean
  /** The animal's own. */
  readonly own: SharingSetting
  readonly collection: SharingSetting
}

/** Whose page it is, and what of it is open. */
export type PageOwner = {
  readonly id: number
  readonly username: string
  readonly name: string | null
  readonly profileImage: string | null
  readonly timeZone: string
  readonly isListed: boolean
  readonly profile: SharingSetting
  readonly collection: SharingSetting
}

/** The sharing settings of an animal; those of shut accounts are found by nobody (ACC-Q12). */
export async function findAnimalSharingRow(db: Db, id: number): Promise<AnimalSharingRow | null> {
  const row = await db
    .selectFrom('animal')
    .innerJoin('keeper', 'keeper.id', 'animal.keeperId')
    .leftJoin('animalSharing as own', 'own.animalId', 'animal.id')
    .leftJoin('keeperPage as page', (join) =>
      join.onRef('page.keeperId', '=', 'animal.keeperId').on('page.page', '=', 'collection'),
    )
    .select(['animal.keeperId', 'animal.fatherId', 'animal.motherId', 'animal.isArchived'])
    .select(['keeper.timeZone', 'keeper.sharesCollection'])
    .select(['own.isShared', 'own.showsNotes', 'own.showsPrice', 'own.showsGenotype'])
    .select(['own.endsAt', 'own.passwordHash', 'own.passKey', 'own.views', 'own.lastViewedOn'])
    .select(['page.endsAt as pageEndsAt', 'page.passwordHash as pageHash', 'page.passKey as pageKey'])
    .where('animal.id', '=', id)
    .where('keeper.isActive', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { keeperId, timeZone, fatherId, motherId, pageEndsAt, pageHash, pageKey } = row
  const page = {
    endsAt: pageEndsAt,
    passwordHash: pageHash,
    passKey: pageKey,
    views: null,
    lastViewedOn: null,
  }
  return {
    keeperId,
    timeZone,
    fatherId,
    motherId,
    isArchived: Boolean(row.isArchived),
    // Notes, price and contact are shown until their keeper says otherwise (SHR-Q05).
    showsNotes: row.showsNotes === null || Boolean(row.showsNotes),
    showsPrice: row.showsPrice === null || Boolean(row.showsPrice),
    // Genes are not (GEN-59).
    showsGenotype: Boolean(row.showsGenotype),
    own: toSharingSetting(Boolean(row.isShared), row),
    collection: toSharingSetting(Boolean(row.sharesCollection), page),
  }
}

/** Which of the animals that are shared one by one are asked for; all of them unless it says otherwise. */
export type SharedRange = {
  readonly archivedOnly?: boolean | undefined
  /** Only animals with smaller numbers, so older ones. */
  readonly before?: number | undefined
  readonly limit?: number | undefined
}

/**
 * Numbers of the keeper's animals that anybody may see at a moment because they are shared one by one, the newest first.
 * What asks for a password is told to those alone who were given its link.
 */
export async function listSharedIds(
  db: Db,
  keeperId: number,
  now: string,
  range: SharedRange,
): Promise<number[]> {
  const { archivedOnly = false, before, limit } = range
  let select = db
    .selectFrom('animalSharing')
    .innerJoin('animal', 'animal.id', 'animalSharing.animalId')
    .select('animalSharing.animalId')
    .where('animalSharing.keeperId', '=', keeperId)
    .where('animalSharing.isShared', '=', true)
    .where((eb) => eb.or([eb('animalSharing.endsAt', 'is', null), eb('animalSharing.endsAt', '>', now)]))
    .where('animalSharing.passwordHash', 'is', null)
    .orderBy('animalSharing.animalId', 'desc')
  if (archivedOnly) select = select.where('animal.isArchived', '=', true)
  if (before !== undefined) select = select.where('animalSharing.animalId', '<', before)
  if (limit !== undefined) select = select.limit(limit)
  return (await select.execute()).map(({ animalId }) => animalId)
}

/** Which of these animals of the keeper hide their price and contact. */
export async function listHidingPrice(
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('animalSharing')
    .select('animalId')
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', ids)
    .where('showsPrice', '=', false)
    .execute()
  return new Set(rows.map(({ animalId }) => animalId))
}

/** The keeper behind a public page; never one whose account is shut. */
export async function findPageOwner(db: Db, keeperId: number): Promise<PageOwner | null> {
  const row = await db
    .selectFrom('keeper')
    .select(['id', 'username', 'name', 'profileImage', 'timeZone', 'isListed'])
    .select(['sharesProfile', 'sharesCollection'])
    .where('id', '=', keeperId)
    .where('isActive', '=', true)
    .executeTakeFirst()
  if (!row) return null
  const { sharesProfile, sharesCollection, isListed, ...owner } = row
  const pages = await db
    .selectFrom('keeperPage')
    .select(['page', 'endsAt', 'passwordHash', 'passKey', 'views', 'lastViewedOn'])
    .where('keeperId', '=', keeperId)
    .execute()
  const switchOf = (page: 'profile' | 'collection', isOn: boolean): SharingSetting =>
    toSharingSetting(isOn, pages.find((one) => one.page === page) ?? unbounded)
  return {
    ...owner,
    isListed: Boolean(isListed),
    profile: switchOf('profile', Boolean(sharesProfile)),
    collection: switchOf('collection', Boolean(sharesCollection)),
  }
}

const unbounded = { endsAt: null, passwordHash: null, passKey: null, views: 0, lastViewedOn: null }

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

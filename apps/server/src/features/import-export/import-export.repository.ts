import type { ExpressionBuilder, Kysely } from 'kysely'
import type { GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Db } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { readSeasonSettings } from '../breeding/breeding.service.ts'
import { readSettings } from '../husbandry/husbandry.service.ts'
import { type ArchiveKind, leftOfKeeper } from './archive-kinds.ts'

/** A record as an archive has it. */
export type ArchiveRow = Readonly<Record<string, unknown>> & { readonly id: number }

/** Any kind of record: which columns there are, the kind itself says. */
type AnyTable = { id: number; keeperId: number; removedAt: string | null } & Record<string, unknown>
type AnySchema = Record<keyof Schema, AnyTable>

/** A keeper's records of one kind in the order they came, some at a time. */
export async function listRows(
  db: Db,
  keeperId: number,
  { table, columns }: ArchiveKind,
  after: number,
  limit: number,
): Promise<ArchiveRow[]> {
  let select = (db as unknown as Kysely<AnySchema>)
    .selectFrom(table)
    .select(Object.keys(columns) as (keyof AnyTable)[])
    .where('keeperId', '=', keeperId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
  // Events that were deleted together can be brought back for a while; who leaves doesn't take them along.
  if (table === 'event') select = select.where('removedAt', 'is', null)
  // Readings stay while their place is in the trash, of which nothing is taken along.
  if (table === 'readingHour') select = select.where(ofKeptPlace)
  const flags = Object.keys(columns).filter((name) => columns[name] === 'flag')
  const rows = (await select.execute()) as (Record<string, unknown> & { id: number })[]
  for (const row of rows) for (const flag of flags) row[flag] = Boolean(row[flag])
  return rows
}

const ofKeptPlace = ({ or, exists, selectFrom }: ExpressionBuilder<AnySchema, keyof Schema>) =>
  or([
    exists(
      selectFrom('incubator as kept')
        .select('kept.id')
        .whereRef('kept.keeperId', '=', 'readingHour.keeperId')
        .whereRef('kept.id', '=', 'readingHour.incubatorId'),
    ),
    exists(
      selectFrom('incubatorBox as kept')
        .select('kept.id')
        .whereRef('kept.keeperId', '=', 'readingHour.keeperId')
        .whereRef('kept.id', '=', 'readingHour.boxId'),
    ),
  ])

/** A place in a gallery, with what its file is called by. */
export type ShownFile = {
  readonly ownerId: number
  readonly role: GalleryRole
  readonly mediaId: number
  readonly contentType: string
}

/** The galleries of some animals, each in its order. */
export const listAnimalFiles = (db: Db, keeperId: number, ids: readonly number[]): Promise<ShownFile[]> =>
  db
    .selectFrom('animalMedia')
    .innerJoin('media', 'media.id', 'animalMedia.mediaId')
    .select(['animalMedia.animalId as ownerId', 'animalMedia.role', 'mediaId', 'media.contentType'])
    .where('animalMedia.keeperId', '=', keeperId)
    .where('animalMedia.animalId', 'in', ids)
    .orderBy('animalMedia.animalId')
    .orderBy('animalMedia.position')
    .execute()

/** The photos of some ancestors, each in its order. */
export const listAncestorFiles = async (
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ShownFile[]> => {
  const rows = await db
    .selectFrom('ancestorMedia')
    .innerJoin('media', 'media.id', 'ancestorMedia.mediaId')
    .select(['ancestorMedia.ancestorId as ownerId', 'mediaId', 'media.contentType'])
    .where('ancestorMedia.keeperId', '=', keeperId)
    .where('ancestorMedia.ancestorId', 'in', ids)
    .orderBy('ancestorMedia.ancestorId')
    .orderBy('ancestorMedia.position')
    .execute()
  return rows.map((row) => ({ ...row, role: 'own' }))
}

/** How some animals are shared; an animal that never was is not among them. */
export const listSharing = (db: Db, keeperId: number, ids: readonly number[]) =>
  db
    .selectFrom('animalSharing')
    .select(['animalId', 'isShared', 'showsNotes', 'showsPrice', 'showsGenotype', 'endsAt', 'passwordHash'])
    .where('keeperId', '=', keeperId)
    .where('animalId', 'in', ids)
    .execute()

/** What a keeper's row says of them, without what opens the account. */
export async function getProfile(db: Db, keeperId: number) {
  const row = await db.selectFrom('keeper').selectAll().where('id', '=', keeperId).executeTakeFirstOrThrow()
  const told = Object.entries(row).filter(([name]) => !Object.hasOwn(leftOfKeeper, name))
  const mails = await db
    .selectFrom('reminderMail')
    .select('createdAt')
    .where('keeperId', '=', keeperId)
    .executeTakeFirst()
  const pages = await listPageLimits(db, keeperId)
  const profile = Object.fromEntries(told) as Omit<typeof row, keyof typeof leftOfKeeper>
  return {
    ...profile,
    sharesProfile: Boolean(profile.sharesProfile),
    sharesCollection: Boolean(profile.sharesCollection),
    isListed: Boolean(profile.isListed),
    profileLimits: pages('profile'),
    collectionLimits: pages('collection'),
    husbandry: await readSettings(db, keeperId),
    seasons: await readSeasonSettings(db, keeperId),
    mailsReminders: mails !== undefined,
    follows: await listFollowed(db, keeperId),
  }
}

/** What bounds each page that a keeper shows; passwords themselves are secrets and stay. */
async function listPageLimits(db: Db, keeperId: number) {
  const rows = await db
    .selectFrom('keeperPage')
    .select(['page', 'endsAt', 'passwordHash'])
    .where('keeperId', '=', keeperId)
    .execute()
  return (page: 'profile' | 'collection') => {
    const row = rows.find((one) => one.page === page)
    return { sharedUntil: row?.endsAt ?? null, isSharedWithPassword: Boolean(row?.passwordHash) }
  }
}

const listFollowed = (db: Db, keeperId: number) =>
  db
    .selectFrom('follow')
    .innerJoin('keeper', 'keeper.id', 'follow.followingId')
    .select(['keeper.username', 'follow.createdAt as since'])
    .where('follow.followerId', '=', keeperId)
    .orderBy('follow.id')
    .execute()

export async function findKeeperId(db: Db, usernameKey: string): Promise<number | null> {
  const row = await db
    .selectFrom('keeper')
    .select('id')
    .where('usernameKey', '=', usernameKey)
    .executeTakeFirst()
  return row?.id ?? null
}

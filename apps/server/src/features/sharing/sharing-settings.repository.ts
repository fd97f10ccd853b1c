import type { SharingSettings } from '@clutchbook/domain/sharing/sharing.schema'
import type { Db, Tx } from '../../platform/database/database.ts'
import { type SharingSetting, toSharingSetting } from './access-grants.ts'

/** What bounds sharing, as it is written. */
export type LimitColumns = {
  readonly endsAt: string | null
  readonly passwordHash: string | null
  readonly passKey: string | null
}

/** How one animal is shared, as it is written. */
export type AnimalSharingColumns = LimitColumns & {
  readonly isShared: boolean
  readonly showsNotes: boolean
  readonly showsPrice: boolean
  readonly showsGenotype: boolean
}

/** Writes the sharing settings of one animal of the keeper. */
export async function writeAnimalSharing(
  tx: Tx,
  keeperId: number,
  animalId: number,
  columns: AnimalSharingColumns,
): Promise<void> {
  await tx
    .insertInto('animalSharing')
    .values({ keeperId, animalId, ...columns })
    .onConflict((conflict) => conflict.column('animalId').doUpdateSet(columns))
    .execute()
}

/** Which of these animals of the keeper there are, and how each is shared by itself. */
export async function listShared(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
): Promise<{ id: number; isOn: boolean; endsAt: string | null }[]> {
  const rows = await tx
    .selectFrom('animal')
    .leftJoin('animalSharing', 'animalSharing.animalId', 'animal.id')
    .select(['animal.id', 'animalSharing.isShared', 'animalSharing.endsAt'])
    .where('animal.keeperId', '=', keeperId)
    .where('animal.id', 'in', ids)
    .orderBy('animal.id')
    .execute()
  return rows.map(({ id, isShared, endsAt }) => ({ id, isOn: Boolean(isShared), endsAt }))
}

type SharedChange = {
  readonly isShared: boolean
  /** Ends before this moment are forgotten. */
  readonly now: string
  /** What passes are signed with from now on. */
  readonly passKey: string
}

/** Shares animals of the keeper, or stops; what is said of their notes and their limits stays, but ends that are over. */
export async function changeShared(
  tx: Tx,
  keeperId: number,
  ids: readonly number[],
  { isShared, now, passKey }: SharedChange,
): Promise<void> {
  if (ids.length === 0) return
  const own = () =>
    tx.updateTable('animalSharing').where('keeperId', '=', keeperId).where('animalId', 'in', ids)
  await tx
    .insertInto('animalSharing')
    .values(ids.map((animalId) => ({ keeperId, animalId, isShared, showsNotes: true })))
    .onConflict((conflict) => conflict.column('animalId').doUpdateSet({ isShared }))
    .execute()
  await own().set({ endsAt: null }).where('endsAt', '<=', now).execute()
  if (!isShared) await own().set({ passKey }).where('passwordHash', 'is not', null).execute()
}

/** Animals of the keeper that are shared one by one, those whose time is over among them, by their numbers. */
export async function listOwnShared(db: Db, keeperId: number): Promise<ReadonlyMap<number, SharingSetting>> {
  const rows = await db
    .selectFrom('animalSharing')
    .select(['animalId', 'endsAt', 'passwordHash', 'passKey', 'views', 'lastViewedOn'])
    .where('keeperId', '=', keeperId)
    .where('isShared', '=', true)
    .execute()
  return new Map(rows.map(({ animalId, ...columns }) => [animalId, toSharingSetting(true, columns)]))
}

type SharingSettingsChange = { readonly [K in keyof SharingSettings]?: SharingSettings[K] | undefined }

/** Writes the given sharing settings of a keeper. */
export async function changeSharingSettings(
  tx: Tx,
  keeperId: number,
  { profile, collection, directory }: SharingSettingsChange,
): Promise<void> {
  const columns = {
    ...(profile === undefined ? {} : { sharesProfile: profile }),
    ...(collection === undefined ? {} : { sharesCollection: collection }),
    ...(directory === undefined ? {} : { isListed: directory }),
  }
  if (Object.keys(columns).length === 0) return
  await tx.updateTable('keeper').set(columns).where('id', '=', keeperId).execute()
}

/** Writes what bounds a page of a keeper. */
export async function writePageLimits(
  tx: Tx,
  keeperId: number,
  page: 'profile' | 'collection',
  limits: LimitColumns,
): Promise<void> {
  await tx
    .insertInto('keeperPage')
    .values({ keeperId, page, ...limits })
    .onConflict((conflict) => conflict.columns(['keeperId', 'page']).doUpdateSet(limits))
    .execute()
}

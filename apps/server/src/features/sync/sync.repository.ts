import type { LoggedKind } from '@clutchbook/domain/sync/sync.rules'
import type { GalleryRole } from '../../platform/database/collection-tables.ts'
import type { Db } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { RecordTableName } from '../../platform/database/record-tables.ts'

/** The version of a keeper's data, that after which the log is whole, and that of the last change in it. */
export const getLogSpan = (
  db: Db,
  keeperId: number,
): Promise<{ dataVersion: number; logFrom: number; last: number | null }> =>
  db
    .selectFrom('keeperState')
    .select((eb) => [
      'dataVersion',
      'logFrom',
      eb
        .selectFrom('change')
        .select((inner) => inner.fn.max<number>('version').as('last'))
        .where('change.keeperId', '=', keeperId)
        .as('last'),
    ])
    .where('keeperId', '=', keeperId)
    .executeTakeFirstOrThrow()

/** The numbers of records of some kinds that changes after one version and up to another touched, as JSON. */
export const listTouched = (
  db: Db,
  keeperId: number,
  { from, to }: { readonly from: number; readonly to: number },
  kinds: readonly LoggedKind[],
): Promise<{ kind: LoggedKind; ids: string }[]> =>
  db
    .selectFrom('change')
    .select(['kind', 'ids'])
    .where('keeperId', '=', keeperId)
    .where('version', '>', from)
    .where('version', '<=', to)
    .where('kind', 'in', kinds)
    .execute()

export type StoredRow = Readonly<Record<string, unknown>> & { readonly id: number }

/** Which rows of a table are asked for. */
type Portion = {
  readonly keeperId: number
  readonly table: RecordTableName
  readonly columns: readonly string[]
}

/** How many numbers one question carries. */
const atOnce = 500

/** Own rows of these numbers, those that there are; events that are hidden are not. */
export async function listRowsOf(db: Db, portion: Portion, ids: readonly number[]): Promise<StoredRow[]> {
  return readPortions(ids, atOnce, (some) =>
    rowsOf(db, portion).where('id', 'in', some).orderBy('id').execute(),
  )
}

/** Own rows of a table after a number, in the order of their numbers; of records and events those since a day. */
export async function listRowsAfter(
  db: Db,
  portion: Portion,
  { after, limit, since }: { readonly after: number; readonly limit: number; readonly since: string },
): Promise<StoredRow[]> {
  const all = rowsOf(db, portion).where('id', '>', after).orderBy('id').limit(limit)
  if (portion.table === 'event')
    return all.where((eb) => eb.or([eb('lastDate', '>=', since), eb('dueOn', 'is not', null)])).execute()
  if (portion.table !== 'animalRecord') return all.execute()
  // A condition that lasts is of today, whenever it began.
  return all
    .where((eb) =>
      eb.or([
        eb('recordDate' as 'startDate', '>=', since),
        eb('endDate', '>=', since),
        eb('openKind' as 'endDate', 'is not', null),
      ]),
    )
    .execute()
}

/** The tables have these columns in common; an event stands for all of them where the types have to be named. */
function rowsOf(db: Db, { keeperId, table, columns }: Portion) {
  const rows = db
    .selectFrom(table as 'event')
    .select(columns as 'id'[])
    .where('keeperId', '=', keeperId)
  return table === 'event' ? rows.where('removedAt', 'is', null) : rows
}

export type ShownMedium = {
  readonly ownerId: number
  readonly role: GalleryRole
  readonly mediaId: number
  readonly kind: 'image' | 'video'
}

/** The galleries of animals, in order. */
export const listAnimalMedia = (db: Db, keeperId: number, ids: readonly number[]): Promise<ShownMedium[]> =>
  readPortions(ids, atOnce, (some) =>
    db
      .selectFrom('animalMedia')
      .innerJoin('media', 'media.id', 'animalMedia.mediaId')
      .select(['animalMedia.animalId as ownerId', 'animalMedia.role', 'animalMedia.mediaId', 'media.kind'])
      .where('animalMedia.keeperId', '=', keeperId)
      .where('animalMedia.animalId', 'in', some)
      .orderBy('animalMedia.position')
      .execute(),
  )

/** The photos of ancestors, in order. */
export async function listAncestorMedia(
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ShownMedium[]> {
  const rows = await readPortions(ids, atOnce, (some) =>
    db
      .selectFrom('ancestorMedia')
      .innerJoin('media', 'media.id', 'ancestorMedia.mediaId')
      .select(['ancestorMedia.ancestorId as ownerId', 'ancestorMedia.mediaId', 'media.kind'])
      .where('ancestorMedia.keeperId', '=', keeperId)
      .where('ancestorMedia.ancestorId', 'in', some)
      .orderBy('ancestorMedia.position')
      .execute(),
  )
  return rows.map((row) => ({ ...row, role: 'own' as const }))
}

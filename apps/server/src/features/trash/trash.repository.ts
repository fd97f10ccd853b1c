import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { TrashTable } from '../../platform/database/trash-tables.ts'
import { type MainTable, mainTableOf } from './what-hangs-on.ts'

export type EntryRow = Selectable<TrashTable>

/** What of an entry tells which others it depends on. */
export type EntryKeys = Pick<EntryRow, 'id' | 'holds' | 'needs'>

/** What a list shows of an entry: all but the images, which may be large. */
export type ListedEntry = Omit<EntryRow, 'holds' | 'needs' | 'content'>

export async function createEntry(tx: Tx, values: Insertable<TrashTable>): Promise<void> {
  await tx.insertInto('trash').values(values).execute()
}

/** Writes what an entry holds, after it had to be put back for a moment. */
export async function changeEntry(
  tx: Tx,
  { keeperId, id }: Pick<EntryRow, 'keeperId' | 'id'>,
  image: Pick<EntryRow, 'holds' | 'needs' | 'content'>,
): Promise<void> {
  await tx.updateTable('trash').set(image).where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

export async function removeEntry(
  tx: Tx,
  { keeperId, id }: Pick<EntryRow, 'keeperId' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('trash').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** The entry of one record. */
export const findEntryOf = (
  db: Db,
  keeperId: number,
  kind: TrashKind,
  recordId: number,
): Promise<EntryRow | undefined> =>
  db
    .selectFrom('trash')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('kind', '=', kind)
    .where('recordId', '=', recordId)
    .executeTakeFirst()

export const getEntry = (db: Db, keeperId: number, id: number): Promise<EntryRow> =>
  db
    .selectFrom('trash')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** What all entries of a keeper hold and need, in the order of their deletion. */
export const listKeys = (tx: Tx, keeperId: number): Promise<EntryKeys[]> =>
  tx
    .selectFrom('trash')
    .select(['id', 'holds', 'needs'])
    .where('keeperId', '=', keeperId)
    .orderBy('id')
    .execute()

/** The numbers of a keeper's entries in the order of their deletion; those deleted up to a moment where one is given. */
export async function listEntryIds(tx: Tx, keeperId: number, until?: string): Promise<number[]> {
  let select = tx.selectFrom('trash').select('id').where('keeperId', '=', keeperId)
  if (until !== undefined) select = select.where('removedAt', '<=', until)
  return (await select.orderBy('id').execute()).map(({ id }) => id)
}

/** Keepers of entries that were deleted up to a moment, but for the given ones; few at a time. */
export async function listKeepersUntil(
  db: Db,
  until: string,
  except: ReadonlySet<number>,
): Promise<number[]> {
  let select = db.selectFrom('trash').select('keeperId').distinct().where('removedAt', '<=', until)
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  return (await select.limit(500).execute()).map(({ keeperId }) => keeperId)
}

/** A keeper's entries, the latest first; whole unless `limit` is given. */
export async function listEntries(
  db: Db,
  keeperId: number,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<ListedEntry>> {
  let select = db
    .selectFrom('trash')
    .select(['id', 'keeperId', 'kind', 'recordId', 'label', 'note', 'mediaId', 'removedAt'])
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
  if (cursor !== undefined) select = select.where('id', '<', positionOf(cursor).id)
  const rows = await (limit === undefined ? select : select.limit(limit + 1)).execute()
  return cutPage(rows, limit, ({ id }) => ({ key: '', id }))
}

/** Whether a record of a kind is there. */
export async function isThere(tx: Tx, keeperId: number, kind: TrashKind, id: number): Promise<boolean> {
  const table: MainTable = mainTableOf[kind]
  const found = await tx
    .selectFrom(table as 'event')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

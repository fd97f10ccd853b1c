import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { Via } from '@clutchbook/domain/kernel/via'
import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { TrashTable } from '../../platform/database/trash-tables.ts'

export type EntryRow = Selectable<TrashTable>

/** What of an entry tells which others it depends on. */
export type EntryKeys = Pick<EntryRow, 'id' | 'holds' | 'needs'>

/** What a list shows of an entry: all but the images, which may be large. */
export type ListedEntry = Omit<EntryRow, 'holds' | 'needs' | 'content'> & {
  /** By what it was deleted; null where the log of changes does not say. */
  readonly removedVia: Via | null
}

/** How many entries one statement carries. */
const atOnce = 100

/** Stores entries in the order of their deletion. */
export async function createEntries(tx: Tx, entries: readonly Insertable<TrashTable>[]): Promise<void> {
  for (const portion of inPortions(entries, atOnce)) await tx.insertInto('trash').values(portion).execute()
}

/** Writes what an entry holds, after it had to be put back for a moment. */
export async function changeEntry(
  tx: Tx,
  { keeperId, id }: Pick<EntryRow, 'keeperId' | 'id'>,
  snapshot: Pick<EntryRow, 'holds' | 'needs' | 'content'>,
): Promise<void> {
  await tx.updateTable('trash').set(snapshot).where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** Removes entries by their own numbers. */
export async function removeEntries(tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> {
  for (const portion of inPortions(ids, atOnce))
    await tx.deleteFrom('trash').where('keeperId', '=', keeperId).where('id', 'in', portion).execute()
}

/** The entries of records of one kind, those of the given numbers that there are. */
export async function listEntriesOf(
  tx: Tx,
  keeperId: number,
  kind: TrashKind,
  recordIds: readonly number[],
): Promise<EntryRow[]> {
  const found: EntryRow[] = []
  for (const portion of inPortions(recordIds, atOnce))
    found.push(
      ...(await entriesOf(tx, keeperId).where('kind', '=', kind).where('recordId', 'in', portion).execute()),
    )
  return found
}

/** Entries by their own numbers, in the order of their deletion. */
export async function listEntriesById(tx: Tx, keeperId: number, ids: readonly number[]): Promise<EntryRow[]> {
  const found: EntryRow[] = []
  for (const portion of inPortions(ids, atOnce))
    found.push(...(await entriesOf(tx, keeperId).where('id', 'in', portion).execute()))
  return found.sort((one, other) => one.id - other.id)
}

const entriesOf = (db: Db, keeperId: number) =>
  db.selectFrom('trash').selectAll().where('keeperId', '=', keeperId)

export const getEntry = (db: Db, keeperId: number, id: number): Promise<EntryRow> =>
  entriesOf(db, keeperId).where('id', '=', id).executeTakeFirstOrThrow()

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

/** By what an entry was deleted: what the log says of the last that happened to its record. */
const removedVia = (eb: ExpressionBuilder<Schema, 'trash'>) =>
  eb
    .selectFrom('change')
    .select('change.via')
    .whereRef('change.keeperId', '=', 'trash.keeperId')
    .whereRef('change.kind', '=', 'trash.kind')
    .where('change.verb', '=', 'removed')
    .where('change.version', '=', (inner) =>
      inner
        .selectFrom('changeOf')
        .select(({ fn }) => fn.max('changeOf.version').as('last'))
        .whereRef('changeOf.keeperId', '=', 'trash.keeperId')
        .whereRef('changeOf.kind', '=', 'trash.kind')
        .whereRef('changeOf.recordId', '=', 'trash.recordId'),
    )
    .as('removedVia')

/** A keeper's entries, the latest first; whole unless `limit` is given. */
export async function listEntries(
  db: Db,
  keeperId: number,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
): Promise<Page<ListedEntry>> {
  let select = db
    .selectFrom('trash')
    .select(['id', 'keeperId', 'kind', 'recordId', 'label', 'note', 'mediaId', 'removedAt'])
    .select(removedVia)
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
  if (cursor !== undefined) select = select.where('id', '<', positionOf(cursor).id)
  const rows = await (limit === undefined ? select : select.limit(limit + 1)).execute()
  return cutPage(rows, limit, ({ id }) => ({ key: '', id }))
}

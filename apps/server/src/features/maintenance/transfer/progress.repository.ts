import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { unfinishedTransfer } from '../../../platform/database/unfinished-transfer.ts'
import type { Table } from './tables.repository.ts'

/** Which installation records come from, so that those of two are never mixed. */
const sourceItem = 'source'
/** The references between tables, which are put back once all rows are there. */
const referencesItem = 'references'

const mark = sql.table(unfinishedTransfer)

type Reference = { readonly table: string; readonly name: string; readonly definition: string }

/**
 * Marks an empty database as one that a transfer has begun to fill. References between tables are taken away until it
 * ends: rows come in the order of their numbers, which is not that of who points to whom.
 */
export async function beginProgress(target: Db, source: string, items: readonly string[]): Promise<void> {
  await target.transaction().execute(async (tx) => {
    await sql`create table ${mark} (item text primary key, content text not null)`.execute(tx)
    const { rows: references } = await sql<Reference>`
      select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx)
    for (const { table, name } of references)
      await sql`alter table ${sql.raw(table)} drop constraint ${sql.raw(name)}`.execute(tx)
    const contents = {
      [sourceItem]: source,
      [referencesItem]: JSON.stringify(references),
      ...Object.fromEntries(items.map((item) => [item, nothingYet])),
    }
    for (const [item, content] of Object.entries(contents))
      await sql`insert into ${mark} (item, content) values (${item}, ${content})`.execute(tx)
  })
}

const nothingYet = 'null'

/** The installation that a begun transfer comes from. */
export const getSource = (target: Db): Promise<string> => getContent(target, sourceItem)

/** How far an item has come: what was noted last, or null for nothing yet. */
export async function getProgress(target: Db, item: string): Promise<unknown> {
  return JSON.parse(await getContent(target, item))
}

async function getContent(db: Db, item: string): Promise<string> {
  const { rows } = await sql<{ content: string }>`select content from ${mark} where item = ${item}`.execute(
    db,
  )
  const content = rows[0]?.content
  if (content === undefined) throw new Error(otherVersion)
  return content
}

const otherVersion = 'This transfer was begun by another version: please empty the target, then begin anew'

/** Notes how far an item has come, together with what brought it there. Throws where another transfer did so meanwhile. */
export async function moveProgress(tx: Db | Tx, item: string, from: unknown, to: unknown): Promise<void> {
  const { numAffectedRows } = await sql`
    update ${mark} set content = ${JSON.stringify(to)}
    where item = ${item} and content = ${JSON.stringify(from)}`.execute(tx)
  if (numAffectedRows !== 1n) throw new Error('Another transfer is filling this target at the same time')
}

/**
 * Ends a transfer: references are put back, which checks each of them; numbers go on after the largest that was ever
 * given; the mark goes. All of it, or nothing.
 */
export async function endProgress(source: Db, target: Db, tables: readonly Table[]): Promise<void> {
  const given = await listGivenNumbers(source)
  await target.transaction().execute(async (tx) => {
    const references: Reference[] = JSON.parse(await getContent(tx, referencesItem))
    for (const { table, name, definition } of references)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.raw(name)} ${sql.raw(definition)}`.execute(
        tx,
      )
    for (const { name } of tables) {
      const last = given.get(name)
      if (last) await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), ${last})`.execute(tx)
    }
    await sql`drop table ${mark}`.execute(tx)
  })
  // What was never looked at is searched by guesses.
  await sql`analyze`.execute(target)
}

/** The largest number that each table has given out, deleted rows included: none is ever given twice. */
async function listGivenNumbers(source: Db): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
    source,
  )
  return new Map(rows.map(({ name, seq }) => [name, seq]))
}

import { type Kysely, sql } from 'kysely'

/**
 * Builds a table of SQLite anew, in the transaction of the migrations, where no `alter table` can give it its form: rows, indexes
 * and the last number that was given come over. `create` makes the empty table under another name. Nothing may point at it.
 */
export async function rebuildTable(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  create: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${table}Draft`
  const indexes = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'index' and tbl_name = ${table} and sql is not null`.execute(
    db,
  )
  const numbers = await sql<{ seq: number }>`select seq from sqlite_sequence where name = ${table}`.execute(
    db,
  )
  await create(draft)
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  await sql`insert into ${sql.table(draft)} (${listed}) select ${listed} from ${sql.table(table)}`.execute(db)
  await db.schema.dropTable(table).execute()
  await db.schema.alterTable(draft).renameTo(table).execute()
  for (const index of indexes.rows) await sql.raw(index.sql).execute(db)
  // Numbers of rows that are gone are not given again: the trash brings rows back under theirs.
  await sql`delete from sqlite_sequence where name = ${table}`.execute(db)
  const last = numbers.rows[0]?.seq ?? 0
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(db)
}

import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { isOnPostgres } from '../platform/database/is-on-postgres.ts'

/** Columns of a row of any table, in their order. */
export type StoredRow = Readonly<Record<string, unknown>>

/** The names of all tables of records there are, also those made later. */
export async function listTables(db: Db): Promise<string[]> {
  const { rows } = isOnPostgres(db)
    ? await sql<{
        name: string
      }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
    : await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db)
  return rows
    .map(({ name }) => name)
    .filter((name) => !/^(kysely|sqlite)_/.test(name))
    .sort()
}

/**
 * All rows of these tables. PostgreSQL is asked for them at once: a test that compares what is stored before and after each
 * of hundreds of calls would else mostly wait for sixty answers each time.
 */
export async function readRows(db: Db, tables: readonly string[]): Promise<Map<string, StoredRow[]>> {
  if (isOnPostgres(db)) return readAtOnce(db, tables)
  const found = new Map<string, StoredRow[]>()
  for (const table of tables) {
    const { rows } = await sql<StoredRow>`select * from ${sql.table(table)}`.execute(db)
    found.set(table, rows)
  }
  return found
}

async function readAtOnce(db: Db, tables: readonly string[]): Promise<Map<string, StoredRow[]>> {
  const parts = tables.map(
    (table) =>
      sql`select ${sql.lit(table)} as name, json_agg(t)::text as stored from ${sql.table(table)} as t`,
  )
  const { rows } = await sql<{
    name: string
    stored: string | null
  }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(rows.map(({ name, stored }) => [name, stored === null ? [] : JSON.parse(stored)]))
}

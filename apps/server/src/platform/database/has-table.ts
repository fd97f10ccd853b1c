import { sql } from 'kysely'
import type { Db } from './database.ts'
import { isOnPostgres } from './is-on-postgres.ts'

/** Whether a database has such a table. Reading the form of all of them would take every start ten times as long. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
  const question = isOnPostgres(db)
    ? sql`select 1 from pg_tables where schemaname = any(current_schemas(false)) and tablename = ${name}`
    : sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`
  return (await question.execute(db)).rows.length > 0
}

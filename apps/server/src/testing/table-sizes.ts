import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'
import { lookAtTables } from './test-postgres.ts'

/** Bytes of a table and of its indexes, and its rows. */
export type Size = { readonly rows: number; readonly table: number; readonly indexes: number }

/** Every table of an SQLite file, which is packed before. */
export async function measureSqlite(db: Db): Promise<Map<string, Size>> {
  await sql`vacuum`.execute(db)
  const { rows } = await sql<{ name: string; bytes: number; owner: string; type: string }>`
    select dbstat.name, sum(pgsize) as bytes, tbl_name as owner, type
    from dbstat join sqlite_master on sqlite_master.name = dbstat.name group by dbstat.name`.execute(db)
  const sizes = new Map<string, Size>()
  for (const { name, columns } of await db.introspection.getTables()) {
    if (columns.length === 0) continue
    const own = rows.filter(({ owner }) => owner === name)
    const sum = (type: string) =>
      own.filter((row) => row.type === type).reduce((all, row) => all + row.bytes, 0)
    sizes.set(name, { rows: await countRows(db, name), table: sum('table'), indexes: sum('index') })
  }
  return sizes
}

async function countRows(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
  return rows[0]?.rows ?? 0
}

/** Every table of a PostgreSQL database, which has looked at them before. */
export async function measurePostgres(db: Db): Promise<Map<string, Size>> {
  await lookAtTables(db)
  const { rows } = await sql<Size & { name: string }>`
    select relname as name, reltuples::bigint as rows, pg_table_size(oid) as table, pg_indexes_size(oid) as indexes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map(({ name, ...size }) => [name, size]))
}

import { sql } from 'kysely'
import { type Db, openDatabase } from '../platform/database/database.ts'
import { createMigrator } from '../platform/database/migrate.ts'

/** Every row of a PostgreSQL database, by its table. */
type DumpedRows = ReadonlyMap<string, string>

/** Reads what pg_dump would: every row of every table. */
export async function dumpRows(databaseUrl: string): Promise<DumpedRows> {
  return withDatabase(databaseUrl, async (db) => {
    const dumped = new Map<string, string>()
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<{ all: string }>`
        select coalesce(json_agg(t), '[]')::text as "all" from ${sql.table(name)} as t`.execute(db)
      dumped.set(name, rows[0]?.all ?? '[]')
    }
    return dumped
  })
}

/** Puts rows back as `pg_restore --clean` does: into tables that are made anew, with the numbers that they had. */
export async function restoreRows(databaseUrl: string, dumped: DumpedRows): Promise<void> {
  await withDatabase(databaseUrl, async (db) => {
    await sql`drop schema public cascade`.execute(db)
    await sql`create schema public`.execute(db)
    await createMigrator({ db, dialect: 'postgres' }).migrateToLatest()
    const tables = await db.introspection.getTables()
    const numbered = new Set(
      tables.filter(({ columns }) => columns.some((one) => one.isAutoIncrementing)).map(({ name }) => name),
    )
    await sql`set session_replication_role = replica`.execute(db)
    for (const [name, rows] of dumped) {
      const table = sql.table(name)
      await sql`insert into ${table} overriding system value
        select * from json_populate_recordset(null::${table}, ${rows}::json)`.execute(db)
      if (numbered.has(name))
        await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), max(id)) from ${table}`.execute(
          db,
        )
    }
  })
}

async function withDatabase<T>(databaseUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const { db } = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    return await db.connection().execute(work)
  } finally {
    await db.destroy()
  }
}

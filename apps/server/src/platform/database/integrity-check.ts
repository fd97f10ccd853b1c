import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The most flaws that are told one by one. */
const mostReported = 20

/** Indexes are compared with their tables in random order, which the usual 2 MB would make a matter of minutes. */
const cacheKilobytes = 64 * 1024

/**
 * What is wrong with an SQLite database, a sentence each: damaged pages, indexes that disagree with their tables,
 * records that point nowhere. Empty where it is sound. Reads the whole file, by a connection of its own that writes
 * nothing, and keeps its thread busy meanwhile.
 */
export function checkIntegrity(path: string): string[] {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path, { readOnly: true, timeout: 5000 })
    database.exec(`pragma cache_size = -${cacheKilobytes}`)
    const pages = database.prepare(`pragma integrity_check(${mostReported})`).all()
    const links = database
      .prepare(`select distinct "table", "parent" from pragma_foreign_key_check limit ${mostReported}`)
      .all()
    return [
      ...pages.map((row) => String(row.integrity_check)).filter((word) => word !== 'ok'),
      ...links.map(({ table, parent }) => `a record of ${table} points to none of ${parent}`),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    database?.close()
  }
}

/**
 * What PostgreSQL knows of damage to its database: pages whose checksum was wrong when they were read. Null where it
 * keeps no checksums and so can't tell. It looks after its links itself.
 */
export async function findFailedChecksums(db: Db): Promise<string[] | null> {
  const { rows } = await sql<{ failures: number | null }>`
    select checksum_failures as failures from pg_stat_database where datname = current_database()`.execute(db)
  const failures = rows[0]?.failures ?? null
  if (failures === null) return null
  return Number(failures) === 0 ? [] : [`PostgreSQL has read ${failures} pages with a wrong checksum`]
}

/** Has the one connection to an SQLite database refuse every change, or take them again. */
export const pauseChanges = (db: Db, paused: boolean): Promise<unknown> =>
  sql`pragma query_only = ${sql.raw(paused ? 'on' : 'off')}`.execute(db)

/** Writes the database as it is at this moment into a new file, while others go on changing it. */
export const copyDatabase = (db: Db, path: string): Promise<unknown> => sql`vacuum into ${path}`.execute(db)

/** Keeps everyone else from changing an SQLite database while work reads it, so that all of it is of one moment. */
export async function holdStill<T>(db: Db, work: (held: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (held) => {
    await sql`begin immediate`.execute(held)
    try {
      return await work(held)
    } finally {
      await sql`rollback`.execute(held)
    }
  })
}

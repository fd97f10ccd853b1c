import { sql } from 'kysely'
import type { Db } from './database.ts'

/** The most flaws that are told one by one. */
const toldAtMost = 20

/**
 * What is wrong with an SQLite database, a sentence each: damaged pages, indexes that disagree with their tables,
 * records that point nowhere. Empty where it is sound. Reads the whole file.
 */
export async function findFlaws(db: Db): Promise<string[]> {
  try {
    const { rows: pages } = await sql<{
      integrityCheck: string
    }>`select integrity_check as "integrityCheck" from pragma_integrity_check limit ${sql.lit(toldAtMost)}`.execute(
      db,
    )
    const { rows: links } = await sql<{
      table: string
      parent: string
    }>`select distinct "table", "parent" from pragma_foreign_key_check limit ${sql.lit(toldAtMost)}`.execute(
      db,
    )
    return [
      ...pages.map(({ integrityCheck }) => integrityCheck).filter((word) => word !== 'ok'),
      ...links.map(({ table, parent }) => `a record of ${table} points to none of ${parent}`),
    ]
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Writes the database as it is at this moment into a new file, while others go on changing it. */
export const copyDatabase = (db: Db, path: string): Promise<unknown> => sql`vacuum into ${path}`.execute(db)

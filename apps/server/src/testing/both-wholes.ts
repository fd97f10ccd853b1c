import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Says where a database lies, which is never the same for two. */
const ofOneDatabase = 'installation'

/** Every row of every other table as one line, alike for both databases: two are equal when they hold the same. */
export async function readAlike(db: Db): Promise<string[]> {
  const lines: string[] = []
  for (const { name } of await db.introspection.getTables()) {
    if (name === ofOneDatabase) continue
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    for (const row of rows) lines.push(`${name} ${lineOf(row)}`)
  }
  return lines.sort()
}

const lineOf = (row: Record<string, unknown>): string =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, typeof row[column] === 'boolean' ? Number(row[column]) : row[column]]),
  )

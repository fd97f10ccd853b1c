import { sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

type Value = string | number | boolean | null

/**
 * Puts a row of made-up values into every table of an SQLite database that has none, so that what is shown of tables is
 * shown of each, also of one that was added after the test was written. Throws where a table takes no such row: its rows
 * must then be made by the product before.
 */
export async function fillEmptyTables(db: Db): Promise<void> {
  const tables = await db.introspection.getTables()
  for (const { name, columns } of tables) {
    if (await findFirst(db, name)) continue
    const row: Record<string, Value> = {}
    for (const { name: column, dataType, isAutoIncrementing } of columns) {
      if (!isAutoIncrementing) row[column] = madeUp(name, column, dataType.toLowerCase())
    }
    const filled = { ...row, ...(await findParents(db, name)) }
    await sql`
      insert into ${sql.table(name)} (${sql.join(Object.keys(filled).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(filled))})`.execute(db)
  }
}

function madeUp(table: string, column: string, dataType: string): Value {
  if (dataType === 'integer') return 1
  if (dataType === 'real') return 0.1
  return `${table}.${column} Äsche 🦎 "'\\`
}

/** Values for the columns that point to rows of other tables. */
async function findParents(db: Db, table: string): Promise<Record<string, Value>> {
  const { rows } = await sql<{
    parent: string
    from: string
    to: string
  }>`select "table" as parent, "from", "to" from pragma_foreign_key_list(${table})`.execute(db)
  const values: Record<string, Value> = {}
  for (const { parent, from, to } of rows) values[from] = (await findFirst(db, parent))?.[to] ?? null
  return values
}

async function findFirst(db: Db, table: string): Promise<Record<string, Value> | undefined> {
  const { rows } = await sql<Record<string, Value>>`
    select * from ${sql.table(table)} order by 1 limit 1`.execute(db)
  return rows[0]
}

import { type ColumnMetadata, sql } from 'kysely'
import type { Db } from '../platform/database/database.ts'

type Value = string | number | boolean | null

/**
 * Puts a row of made-up values into every table of an SQLite database that has none, so that what is shown of tables is
 * shown of each, also of one that was added after the test was written. Throws where a table takes no such row: its rows
 * must then be made by the product before.
 */
export async function fillEmptyTables(db: Db): Promise<void> {
  const tables = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]))
  /** What a row has to point to is filled before it. */
  const fill = async (name: string): Promise<void> => {
    if (await findFirst(db, name)) return
    const columns = tables.get(name) ?? []
    const open = new Set(columns.filter(({ isNullable }) => isNullable).map((column) => column.name))
    const links = await listLinks(db, name)
    for (const [{ parent }] of waysOf(links).filter((way) => !way.some(({ from }) => open.has(from))))
      await fill(parent)
    const row = madeUpRow(name, columns)
    for (const { parent, from, to } of links) row[from] = (await findFirst(db, parent))?.[to] ?? null
    await sql`
      insert into ${sql.table(name)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      values (${sql.join(Object.values(row))})`.execute(db)
  }
  for (const name of tables.keys()) await fill(name)
}

function madeUpRow(table: string, columns: readonly ColumnMetadata[]): Record<string, Value> {
  const stored = columns.filter(({ isAutoIncrementing }) => !isAutoIncrementing)
  return Object.fromEntries(
    stored.map(({ name, dataType }) => [name, madeUp(table, name, dataType.toLowerCase())]),
  )
}

function madeUp(table: string, column: string, dataType: string): Value {
  if (dataType === 'integer') return 1
  if (dataType === 'real') return 0.1
  return `${table}.${column} Äsche 🦎 "'\\`
}

type Link = { readonly id: number; readonly parent: string; readonly from: string; readonly to: string }

/** The columns of a table that point to rows of others; those of one reference have its `id`. */
async function listLinks(db: Db, table: string): Promise<readonly Link[]> {
  const { rows } =
    await sql<Link>`select id, "table" as parent, "from", "to" from pragma_foreign_key_list(${table})`.execute(
      db,
    )
  return rows
}

const waysOf = (links: readonly Link[]): [Link, ...Link[]][] =>
  [...Map.groupBy(links, ({ id }) => id).values()] as [Link, ...Link[]][]

async function findFirst(db: Db, table: string): Promise<Record<string, Value> | undefined> {
  const { rows } = await sql<Record<string, Value>>`
    select * from ${sql.table(table)} order by 1 limit 1`.execute(db)
  return rows[0]
}

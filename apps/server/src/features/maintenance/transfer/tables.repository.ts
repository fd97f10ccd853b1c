import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { unfinishedTransfer } from '../../../platform/database/unfinished-transfer.ts'

/** A table that is brought over as a whole. */
export type Table = {
  readonly name: string
  readonly columns: readonly string[]
  /** Which of the columns say yes or no: SQLite keeps 0 and 1 in them. */
  readonly flags: ReadonlySet<string>
  /** The columns that tell each row from all others, in their order. */
  readonly key: readonly string[]
}

/** Kinds of columns on PostgreSQL whose values are written alike on SQLite; see `column-types.ts`. */
const plainTypes: ReadonlySet<string> = new Set(['int8', 'float8', 'text'])

/**
 * Every table of an installation, as both databases have it: what a later version adds is among them. Throws where the
 * two don't agree, or hold a kind of column that this does not know how to bring over.
 */
export async function listTables(source: Db, target: Db): Promise<Table[]> {
  const there = new Map((await listOwn(target)).map((table) => [table.name, table]))
  const tables: Table[] = []
  for (const { name, columns } of await listOwn(source)) {
    const types = new Map(there.get(name)?.columns.map((column) => [column.name, column.dataType]))
    const names = columns.map((column) => column.name).sort()
    if (names.join() !== [...types.keys()].sort().join())
      throw new Error(`The table ${name} has not the same columns on both sides`)
    for (const [column, type] of types) {
      if (type !== 'bool' && !plainTypes.has(type))
        throw new Error(`${name}.${column} is of a kind that can't be transferred: ${type}`)
    }
    const flags = new Set(names.filter((column) => types.get(column) === 'bool'))
    tables.push({ name, columns: names, flags, key: await listKey(source, name) })
    there.delete(name)
  }
  const [strange] = there.keys()
  if (strange !== undefined) throw new Error(`The target holds a table that is not ours: ${strange}`)
  return tables
}

/** Tables that say something of their own database, and stay behind. */
const ofOneDatabase: ReadonlySet<string> = new Set([unfinishedTransfer, 'installation'])

async function listOwn(db: Db) {
  const tables = await db.introspection.getTables()
  return tables.filter(({ name, isView }) => !isView && !ofOneDatabase.has(name))
}

async function listKey(source: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{
    name: string
  }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(source)
  if (rows.length === 0) throw new Error(`The table ${table} has no primary key`)
  return rows.map(({ name }) => name)
}

/** The steps that a database has gone through and when, which tell its form; no two installations share the times. */
export async function listSteps(db: Db): Promise<readonly { name: string; timestamp: string }[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{
    name: string
    timestamp: string
  }>`select name, timestamp from kysely_migration order by name`.execute(db)
  return rows
}

export async function countRows(db: Db, { name }: Pick<Table, 'name'>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
  return rows[0]?.rows ?? 0
}

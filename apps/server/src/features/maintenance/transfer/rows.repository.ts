import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/database.ts'
import type { Table } from './tables.repository.ts'

/** A row with its values in one form, whichever database it came from. */
export type Row = Readonly<Record<string, string | number | boolean | null>>

/** The values of a row's key, in its order. */
export type RowKey = readonly (string | number)[]

/** So many rows are in memory at a time. */
const rowsAtOnce = 500

/** The rows of a table behind a key, or all of them, some at a time and in the order of the key. */
export async function* readRows(db: Db, table: Table, after: RowKey | null = null): AsyncIterable<Row[]> {
  const key = sql.join(table.key.map((column) => sql.ref(column)))
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  for (let last = after; ; ) {
    const behind = last === null ? sql`` : sql`where (${key}) > (${sql.join([...last])})`
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table.name)} ${behind} order by ${key} limit ${rowsAtOnce}`.execute(
      db,
    )
    const read = rows.map((row) => inOneForm(table, row))
    const end = read.at(-1)
    if (!end) return
    yield read
    if (read.length < rowsAtOnce) return
    last = keyOf(table, end)
  }
}

export const keyOf = (table: Table, row: Row): RowKey => table.key.map((column) => row[column] as string)

function inOneForm({ name, columns, flags }: Table, row: Record<string, unknown>): Row {
  const same: Record<string, Row[string]> = {}
  for (const column of columns) {
    const value = row[column]
    if (value === null || typeof value === 'string' || typeof value === 'boolean') same[column] = value
    else if (typeof value === 'number' && Number.isFinite(value))
      same[column] = flags.has(column) ? value !== 0 : value
    else throw new Error(`${name}.${column} holds a value that can't be transferred`)
  }
  return same
}

/**
 * Adds rows to a table of PostgreSQL with the numbers that they have. They go as one JSON text, which the database reads
 * by the types of the columns.
 */
export async function addRows(tx: Tx, { name, columns }: Table, rows: readonly Row[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${sql.table(name)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  )
}

/** How many rows a table has, and one number made of all of them: two tables that share both hold the same. */
export type Digest = { readonly rows: number; readonly hash: string }

const mask = (1n << 256n) - 1n

/** Reads a table whole. The order does not matter, because databases order text differently. */
export async function digestTable(db: Db, table: Table): Promise<Digest> {
  let count = 0
  let sum = 0n
  for await (const rows of readRows(db, table)) {
    for (const row of rows) {
      const text = JSON.stringify(table.columns.map((column) => row[column]))
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    }
    sum &= mask
    count += rows.length
  }
  return { rows: count, hash: sum.toString(16).padStart(64, '0') }
}

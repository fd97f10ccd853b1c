import { inPortions } from '@clutchbook/domain/kernel/portions'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import { rewriteRows } from '../../platform/database/rewrite-rows.ts'
import { flags, type Table } from './foreign-key-map.ts'

export type Value = string | number | boolean | null

/** A whole row as it is stored, alike on both databases. */
export type Row = Readonly<Record<string, Value>>

/** How many values one question carries. */
const atOnce = 500

/** The own rows of a table that have one of these values in a column. */
export async function listRows(
  tx: Tx,
  keeperId: number,
  table: Table,
  column: string,
  values: readonly Value[],
): Promise<Row[]> {
  const rows = await readPortions(values, atOnce, (portion) =>
    tx
      .selectFrom(table as 'event')
      .selectAll()
      .where('keeperId', '=', keeperId)
      .where(sql.ref<Value>(column), 'in', portion)
      .execute(),
  )
  // No database promises an order, and what comes back first takes a number that two want.
  return (rows as unknown as Row[]).map(alike).sort((one, other) => Number(one.id) - Number(other.id))
}

const alike = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, flags.has(column) ? Boolean(value) : value]),
  )

/** How many rows one statement stores; the widest have 40 columns, and SQLite takes 32,766 values. */
const storedAtOnce = 200

/** Stores rows as they were. Those of another day may have other columns. */
export async function insertRows(tx: Tx, table: Table, rows: readonly Row[]): Promise<void> {
  for (const alikeOnes of Map.groupBy(rows, (row) => Object.keys(row).join()).values())
    for (const portion of inPortions(alikeOnes, storedAtOnce))
      await tx
        .insertInto(table as 'event')
        .values(portion as never)
        .execute()
}

/** Writes own rows that stand. */
export async function changeRows(
  tx: Tx,
  keeperId: number,
  table: Table,
  rows: readonly Row[],
): Promise<void> {
  if (table !== 'notification') return rewriteRows(tx, table, rows)
  // Its numbers are PostgreSQL's own to give, so no row of it can be stated whole; what it points at is all that changes.
  for (const { id, eventId } of rows)
    await tx
      .updateTable('notification')
      .set({ eventId: eventId as number | null })
      .where('keeperId', '=', keeperId)
      .where('id', '=', id as number)
      .execute()
}

/** Which of these rows are there. */
export async function listIds(
  tx: Tx,
  keeperId: number,
  table: Table,
  ids: readonly number[],
): Promise<Set<number>> {
  const rows = await readPortions(ids, atOnce, (portion) =>
    tx
      .selectFrom(table as 'event')
      .select('id')
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute(),
  )
  return new Set(rows.map(({ id }) => id))
}

/** Removes an own row, and by the database's rules what is nothing without it. */
export async function removeRow(table: Table, tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx
    .deleteFrom(table as 'event')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

/** Whether a project has another egg of this number. */
export async function isNumberTaken(tx: Tx, keeperId: number, egg: Row): Promise<boolean> {
  const { id, breedingProjectId, eggNumber } = egg
  if (breedingProjectId === null || eggNumber === '') return false
  const found = await tx
    .selectFrom('egg')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('breedingProjectId', '=', breedingProjectId as number)
    .where('eggNumber', '=', eggNumber as string)
    .where('id', '<>', id as number)
    .executeTakeFirst()
  return found !== undefined
}

/** Whether an egg has an animal that hatched from it. */
export async function hasHatchling(tx: Tx, keeperId: number, eggId: number): Promise<boolean> {
  const found = await tx
    .selectFrom('offspring')
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('eggId', '=', eggId)
    .executeTakeFirst()
  return found !== undefined
}

/** The pair of a project that are animals of the collection. */
export async function listPartners(tx: Tx, keeperId: number, projectId: number): Promise<number[]> {
  const pair = await tx
    .selectFrom('breedingProject')
    .select(['maleId', 'femaleId'])
    .where('keeperId', '=', keeperId)
    .where('id', '=', projectId)
    .executeTakeFirst()
  return [pair?.maleId ?? null, pair?.femaleId ?? null].filter((id) => id !== null)
}

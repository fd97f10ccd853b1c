import type { Tx } from '../../platform/database/database.ts'
import type { CounterDeltas } from '../../platform/database/keeper-state.ts'
import type { LeaveTogether } from '../collection/removal.hooks.ts'
import {
  derived,
  foreignKeysTo,
  keyOf,
  type MainTable,
  type Table,
  tablesInOrder,
  targetOf,
} from './foreign-key-map.ts'
import { listRows, type Row, type Value } from './snapshots.repository.ts'

/** A row that went. */
export type RemovedRow = { readonly table: Table; readonly row: Row }

/** A row that stayed, and what the going of others changed in it. */
export type ChangedRow = {
  readonly table: Table
  readonly id: number
  readonly before: Row
  readonly after: Row
}

/** All that is needed to undo a deletion. */
export type DeletionSnapshot = {
  /** What is pointed at stands before what points. */
  readonly removed: readonly RemovedRow[]
  readonly changed: readonly ChangedRow[]
  /** By how much the keeper's counts moved. */
  readonly counts: CounterDeltas
}

/** A row and the record that it hangs on, or is. */
type Hung = RemovedRow & { readonly on: number }

/** What images are taken of: records of one table, in the order in which they leave. */
type Leaving = { readonly keeperId: number; readonly table: MainTable; readonly ids: readonly number[] }

/** All rows that hang on rows of a table, given by their numbers, each with the record that those hang on. */
async function listAround(
  tx: Tx,
  keeperId: number,
  table: Table,
  owners: ReadonlyMap<Value, number>,
): Promise<Hung[]> {
  const found: Hung[] = []
  for (const { table: from, column, goes, along } of foreignKeysTo[table] ?? []) {
    const rows = await listRows(tx, keeperId, from, column, [...owners.keys()])
    const hung = rows.map((row) => ({ table: from, row, on: owners.get(row[column] ?? null) ?? 0 }))
    found.push(...hung)
    const numbers = new Map(hung.flatMap(({ row: { id }, on }) => (id === undefined ? [] : [[id, on]])))
    if ((goes || along) && numbers.size > 0) found.push(...(await listAround(tx, keeperId, from, numbers)))
  }
  return found
}

/** The records and all rows that hang on them, each row once for each record. */
async function listHung(tx: Tx, { keeperId, table, ids }: Leaving): Promise<Hung[]> {
  const own = await listRows(tx, keeperId, table, 'id', ids)
  const around = await listAround(tx, keeperId, table, new Map(ids.map((id) => [id, id])))
  const seen = new Set<string>()
  return [...own.map((row) => ({ table, row, on: Number(row.id) })), ...around].filter((hung) => {
    const key = `${hung.on} ${rowKeyOf(hung)}`
    return !seen.has(key) && seen.add(key)
  })
}

const rowKeyOf = ({ table, row }: RemovedRow): string => keyOf(table, row.id ?? JSON.stringify(row))

const groupOf = (hung: readonly Hung[]): Map<number, Hung[]> => Map.groupBy(hung, ({ on }) => on)

/**
 * Divides records into batches. Those of one batch share no row, so that it is the same whether they leave together or one
 * after the other; of two that share one, the first leaves in an earlier batch.
 */
function inBatches(ids: readonly number[], hung: readonly Hung[]): number[][] {
  const rowsOf = groupOf(hung)
  const free = new Map<string, number>()
  const batches: number[][] = []
  for (const id of ids) {
    const keys = (rowsOf.get(id) ?? []).map(rowKeyOf)
    const batch = keys.reduce((latest, key) => Math.max(latest, free.get(key) ?? 0), 0)
    for (const key of keys) free.set(key, batch + 1)
    batches[batch] = [...(batches[batch] ?? []), id]
  }
  return batches
}

/**
 * Lets records leave by `leave`, and answers for each what its leaving did, as if they had left one after the other: so
 * each can come back by itself.
 */
export async function takeSnapshots(
  tx: Tx,
  leaving: Leaving,
  leave: LeaveTogether,
): Promise<Map<number, DeletionSnapshot>> {
  const snapshots = new Map<number, DeletionSnapshot>()
  const all = await listHung(tx, leaving)
  const batches = inBatches(leaving.ids, all)
  for (const [batch, ids] of batches.entries()) {
    // What earlier batches let go of has changed since it was read.
    const before =
      batch === 0 ? all.filter(({ on }) => ids.includes(on)) : await listHung(tx, { ...leaving, ids })
    const deltas = await leave(ids)
    const after = await listAgain(tx, leaving.keeperId, before)
    const rowsOf = groupOf(before)
    for (const [n, id] of ids.entries())
      snapshots.set(id, { ...differenceOf(rowsOf.get(id) ?? [], after), counts: deltas[n] ?? {} })
  }
  return snapshots
}

/** What became of the rows that hung on a record. */
function differenceOf(
  before: readonly Hung[],
  after: ReadonlyMap<string, Row>,
): Omit<DeletionSnapshot, 'counts'> {
  const removed: RemovedRow[] = []
  const changed: ChangedRow[] = []
  for (const { table, row } of before) {
    const now = after.get(keyOf(table, row.id))
    if (now) changed.push(...changeOf(table, row, now))
    else removed.push({ table, row })
  }
  const place = ({ table }: RemovedRow): number => tablesInOrder.indexOf(table)
  removed.sort((one, other) => place(one) - place(other))
  return { removed, changed }
}

/** The rows that are still there, by their keys; rows without a number never outlive what they belong to. */
async function listAgain(tx: Tx, keeperId: number, before: readonly RemovedRow[]): Promise<Map<string, Row>> {
  const found = new Map<string, Row>()
  for (const table of tablesInOrder) {
    const ids = before.flatMap(({ table: of, row }) => (of === table && row.id !== undefined ? [row.id] : []))
    for (const row of await listRows(tx, keeperId, table, 'id', ids)) found.set(keyOf(table, row.id), row)
  }
  return found
}

function changeOf(table: Table, before: Row, after: Row): ChangedRow[] {
  const columns = Object.keys(before).filter((name) => !derived.has(name) && before[name] !== after[name])
  if (columns.length === 0) return []
  const pick = (row: Row): Row => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
  return [{ table, id: before.id as number, before: pick(before), after: pick(after) }]
}

/** Rows that nobody points at, and that lose what they point at. */
const linking: ReadonlySet<Table> = new Set<Table>(['offspring', 'clutchSire', 'seasonFact'])

/** The keys of removed rows that others may point at. */
export const holdsOf = ({ removed }: DeletionSnapshot): string[] =>
  removed.flatMap(({ table, row }) =>
    foreignKeysTo[table] || linking.has(table) ? [keyOf(table, row.id)] : [],
  )

/** The keys of rows that must stand for all of it to come back. */
export function needsOf(snapshot: DeletionSnapshot): string[] {
  const { removed, changed } = snapshot
  const own = new Set(holdsOf(snapshot))
  const needed = [
    ...changed.map(({ table, id }) => keyOf(table, id)),
    ...removed.flatMap(({ row }) => targetsOf(row)),
    ...changed.flatMap(({ before }) => targetsOf(before)),
  ]
  return [...new Set(needed)].filter((key) => !own.has(key))
}

/** The keys of the rows that a row points at. */
export const targetsOf = (row: Row): string[] =>
  Object.entries(row).flatMap(([column, value]) => {
    const target = targetOf[column]
    return target && value !== null ? [keyOf(target, value)] : []
  })

/** The media that an image shows. */
export const mediaOf = ({ removed }: DeletionSnapshot): number[] =>
  removed.flatMap(({ row }) => (typeof row.mediaId === 'number' ? [row.mediaId] : []))

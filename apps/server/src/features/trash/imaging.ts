import type { Tx } from '../../platform/database/database.ts'
import { type Counter, getKeeperState, type KeeperState } from '../../platform/database/keeper-state.ts'
import { listRows, type Row } from './images.repository.ts'
import {
  derived,
  hangingOn,
  keyOf,
  type MainTable,
  type Table,
  tablesInOrder,
  targetOf,
} from './what-hangs-on.ts'

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
export type Image = {
  /** What is pointed at stands before what points. */
  readonly removed: readonly RemovedRow[]
  readonly changed: readonly ChangedRow[]
  /** By how much the keeper's counts moved. */
  readonly counts: Partial<Record<Counter, number>>
}

/** The records and all rows that hang on them. */
async function listAround(
  tx: Tx,
  keeperId: number,
  table: Table,
  ids: readonly number[],
): Promise<RemovedRow[]> {
  const found: RemovedRow[] = []
  for (const { table: from, column, goes } of hangingOn[table] ?? []) {
    const rows = await listRows(tx, keeperId, from, column, ids)
    found.push(...rows.map((row) => ({ table: from, row })))
    const numbers = rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
    if (goes && numbers.length > 0) found.push(...(await listAround(tx, keeperId, from, numbers)))
  }
  return found
}

/** Each row once, though it may hang by two columns. */
function onlyOnce(rows: readonly RemovedRow[]): RemovedRow[] {
  const seen = new Set<string>()
  return rows.filter(({ table, row }) => {
    const key = keyOf(table, row.id ?? JSON.stringify(row))
    return !seen.has(key) && seen.add(key)
  })
}

/** Lets a record leave by `leave`, and answers what that did. */
export async function takeImage(
  tx: Tx,
  { keeperId, table, id }: { keeperId: number; table: MainTable; id: number },
  leave: () => Promise<void>,
): Promise<Image> {
  const own = (await listRows(tx, keeperId, table, 'id', [id])).map((row) => ({ table, row }))
  const before = onlyOnce([...own, ...(await listAround(tx, keeperId, table, [id]))])
  const counted = await getKeeperState(tx, keeperId)
  await leave()
  const after = await listAgain(tx, keeperId, before)
  const removed: RemovedRow[] = []
  const changed: ChangedRow[] = []
  for (const { table: of, row } of before) {
    const now = after.get(keyOf(of, row.id))
    if (!now) removed.push({ table: of, row })
    else changed.push(...differenceOf(of, row, now))
  }
  const place = ({ table: of }: RemovedRow): number => tablesInOrder.indexOf(of)
  removed.sort((one, other) => place(one) - place(other))
  return { removed, changed, counts: stepsBetween(counted, await getKeeperState(tx, keeperId)) }
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

function differenceOf(table: Table, before: Row, after: Row): ChangedRow[] {
  const columns = Object.keys(before).filter((name) => !derived.has(name) && before[name] !== after[name])
  if (columns.length === 0) return []
  const pick = (row: Row): Row => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))
  return [{ table, id: before.id as number, before: pick(before), after: pick(after) }]
}

function stepsBetween(before: KeeperState, after: KeeperState): Image['counts'] {
  const counters = Object.keys(after).filter((name) => name !== 'dataVersion' && name !== 'keeperId')
  const steps = (counters as Counter[]).map((name) => [name, after[name] - before[name]] as const)
  return Object.fromEntries(steps.filter(([, step]) => step !== 0))
}

/** The keys of removed rows that others may point at. */
export const holdsOf = ({ removed }: Image): string[] =>
  removed.flatMap(({ table, row }) =>
    hangingOn[table] || table === 'offspring' ? [keyOf(table, row.id)] : [],
  )

/** The keys of rows that must stand for all of it to come back. */
export function needsOf(image: Image): string[] {
  const { removed, changed } = image
  const own = new Set(holdsOf(image))
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
export const mediaOf = ({ removed }: Image): number[] =>
  removed.flatMap(({ row }) => (typeof row.mediaId === 'number' ? [row.mediaId] : []))

import type { Tx } from '../../platform/database/database.ts'
import type { ChangedRow, RemovedRow } from './deletion-snapshot.ts'
import type { Derive } from './derive.ts'
import { keyOf, type Table, tablesInOrder } from './foreign-key-map.ts'
import { mayLink } from './guards.ts'
import { type Coming, listParents, listPeopled } from './lineage-above.ts'
import { changeRows, insertRows, listRows, type Row } from './snapshots.repository.ts'

/** Rows as they are now, by their keys. */
type Rows = Map<string, { readonly table: Table; readonly row: Row }>

/**
 * Stores links that went, and answers of which images some came back without their egg, or were nothing without it. Those
 * that can do no harm are stored together; only the others are asked about, each by itself.
 */
export async function insertOffspring(tx: Tx, keeperId: number, coming: Coming): Promise<number[]> {
  const insert = (...rows: readonly Row[]): Promise<void> => insertRows(tx, 'offspring', rows)
  const isHarmless = await findHarmlessLinks(tx, keeperId, coming)
  const { harmless = [], others = [] } = Object.groupBy(coming.offspring, (removed) =>
    isHarmless(removed) ? 'harmless' : 'others',
  )
  await insert(...harmless.map(({ row }) => row))
  const left: number[] = []
  for (const { table, row, of } of others) {
    const alone = { ...row, eggId: null }
    if (await mayLink(tx, keeperId, { table, row, columns: row })) await insert(row)
    else {
      left.push(of)
      if (await mayLink(tx, keeperId, { table, row, columns: alone })) await insert(alone)
    }
  }
  return left
}

/** Tells of each link in turn whether its child stands above nobody and its egg, where it has one, is free. */
async function findHarmlessLinks(tx: Tx, keeperId: number, coming: Coming) {
  const rows = coming.offspring.map(({ row }) => row)
  const parents = await listParents(
    tx,
    keeperId,
    coming,
    rows.map(({ reptileId }) => Number(reptileId)),
  )
  const eggs = rows.flatMap(({ eggId }) => (typeof eggId === 'number' ? [eggId] : []))
  const hatched = new Set<unknown>()
  for (const { eggId } of await listRows(tx, keeperId, 'offspring', 'eggId', eggs)) hatched.add(eggId)
  return ({ row: { reptileId, eggId } }: RemovedRow): boolean => {
    if (parents.has(reptileId) || hatched.has(eggId)) return false
    if (eggId !== null) hatched.add(eggId)
    return true
  }
}

/**
 * Gives rows that stayed their links back, unless they have changed since. Answers of which images some stay as they are
 * now. What is linked is written together, and before anything is asked about.
 */
export async function linkAgain(tx: Tx, keeperId: number, derive: Derive, coming: Coming): Promise<number[]> {
  const rows = await listNow(tx, keeperId, coming.changed)
  const isHarmless = await findHarmlessChanges(tx, keeperId, coming, rows)
  const unwritten: Rows = new Map()
  const mayAgain = async (change: ChangedRow, now: Row): Promise<boolean> => {
    const { table, before, after } = change
    if (Object.entries(after).some(([column, value]) => now[column] !== value)) return false
    if (isHarmless(change, now)) return true
    await writeAll(tx, keeperId, unwritten)
    return mayLink(tx, keeperId, { table, row: now, columns: before })
  }
  const left: number[] = []
  for (const change of coming.changed) {
    const key = keyOf(change.table, change.id)
    const now = rows.get(key)?.row
    // What was deleted since has no links to be missed.
    if (!now) continue
    if (await mayAgain(change, now)) {
      const again = { table: change.table, row: derive(change.table, linkedAgain(change, now)) }
      rows.set(key, again)
      unwritten.set(key, again)
    } else left.push(change.of)
  }
  await writeAll(tx, keeperId, unwritten)
  return left
}

/** A row with its links, one version on where its table counts versions. */
const linkedAgain = ({ before }: ChangedRow, now: Row): Row => ({
  ...now,
  ...before,
  ...(typeof now.version === 'number' ? { version: now.version + 1 } : {}),
})

async function writeAll(tx: Tx, keeperId: number, unwritten: Rows): Promise<void> {
  for (const [table, some] of Map.groupBy(unwritten.values(), (one) => one.table)) {
    const rows = some.map(({ row }) => row)
    await changeRows(tx, keeperId, table, rows)
  }
  unwritten.clear()
}

/** Tells of each change whether it gives nobody a parent who may come from them, and no egg a number or a hatchling. */
async function findHarmlessChanges(tx: Tx, keeperId: number, coming: Coming, rows: Rows) {
  const children = [...rows.values()].flatMap(({ table, row }) => childOf(table, row) ?? [])
  const parents = await listParents(tx, keeperId, coming, children)
  const peopled = await listPeopled(tx, keeperId, coming)
  return ({ table, id, before }: ChangedRow, now: Row): boolean => {
    if (table === 'breedingProject') return !peopled.has(id)
    if (table === 'egg' || 'eggId' in before) return false
    const child = childOf(table, now)
    return child === null || !parents.has(child)
  }
}

/** The rows that stayed, as they are now. */
async function listNow(tx: Tx, keeperId: number, changed: readonly ChangedRow[]): Promise<Rows> {
  const rows: Rows = new Map()
  for (const table of tablesInOrder) {
    const ids = new Set(changed.flatMap((change) => (change.table === table ? [change.id] : [])))
    for (const row of await listRows(tx, keeperId, table, 'id', [...ids]))
      rows.set(keyOf(table, row.id), { table, row })
  }
  return rows
}

/** The animal that a row tells the parents of. */
function childOf(table: Table, row: Row): number | null {
  if (table === 'animal') return Number(row.id)
  return table === 'offspring' ? Number(row.reptileId) : null
}

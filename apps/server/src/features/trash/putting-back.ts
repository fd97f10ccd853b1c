import type { Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import { mayLink } from './guards.ts'
import { changeRow, insertRow, isNumberTaken, listIds, listRows, type Row } from './images.repository.ts'
import { type ChangedRow, type Image, type RemovedRow, targetsOf } from './imaging.ts'
import type { Descent, Settle, SettledRow } from './trash.events.ts'
import { keyOf, type MainTable, mainTableOf, targetOf } from './what-hangs-on.ts'

type Dependencies = { readonly descent: Descent; readonly settle: readonly Settle[] }

const mainTables: ReadonlySet<string> = new Set(Object.values(mainTableOf))

/** The number of an egg that can't come back because its project has another of that number; null where none is. */
export async function findTakenNumber(tx: Tx, keeperId: number, { removed }: Image): Promise<string | null> {
  for (const { table, row } of removed)
    if (table === 'egg' && (await isNumberTaken(tx, keeperId, row))) return String(row.eggNumber)
  return null
}

/** Makes `putBack`, which undoes a deletion and answers how many links it had to leave as they are now. */
export function createPuttingBack({ descent, settle }: Dependencies) {
  /** Stores a removed row; answers false where it came back without a link, or was nothing without it. */
  const insert = async (tx: Tx, keeperId: number, { table, row }: RemovedRow): Promise<boolean> => {
    if (table !== 'offspring' || (await mayLink(tx, keeperId, descent, { table, row, columns: row }))) {
      await insertRow(tx, table, row)
      return true
    }
    const alone = { ...row, eggId: null }
    if (await mayLink(tx, keeperId, descent, { table, row, columns: alone }))
      await insertRow(tx, table, alone)
    return false
  }

  /** Gives a row its links back unless it has changed since; answers whether it has them. */
  const link = async (tx: Tx, keeperId: number, change: ChangedRow, now: Row): Promise<boolean> => {
    const { table, before, after } = change
    if (Object.entries(after).some(([column, value]) => now[column] !== value)) return false
    if (!(await mayLink(tx, keeperId, descent, { table, row: now, columns: before }))) return false
    await changeRow(tx, keeperId, change, before)
    return true
  }

  const linkAll = async (tx: Tx, keeperId: number, changed: readonly ChangedRow[]) => {
    const linked: ChangedRow[] = []
    let left = 0
    for (const change of changed) {
      const [now] = await listRows(tx, keeperId, change.table, 'id', [change.id])
      // What was deleted since has no links to be missed.
      if (!now) continue
      if (await link(tx, keeperId, change, now)) linked.push(change)
      else left += 1
    }
    return { linked, left }
  }

  return async (tx: Tx, keeperId: number, image: Image): Promise<number> => {
    const { rows, missed } = await withoutMissing(tx, keeperId, image.removed)
    let left = missed
    for (const removed of rows) if (!(await insert(tx, keeperId, removed))) left += 1
    const { linked, left: unlinked } = await linkAll(tx, keeperId, image.changed)
    await noteChange(tx, keeperId, negated(image.counts))
    const back = rows.map(({ table, row }) => ({ table, id: row.id as number }))
    const settled = [...back, ...linked].filter(({ table }) => mainTables.has(table)) as SettledRow[]
    for (const work of settle) await work(tx, keeperId, settled)
    return left + unlinked
  }
}

const negated = (counts: Image['counts']): Image['counts'] =>
  Object.fromEntries(Object.entries(counts).map(([name, step]) => [name, -step]))

/** The rows without their links to what is not there any more. */
async function withoutMissing(tx: Tx, keeperId: number, removed: readonly RemovedRow[]) {
  const gone = await listGone(tx, keeperId, removed)
  const isGone = (column: string, value: unknown): boolean => {
    const target = targetOf[column]
    return target !== undefined && gone.has(keyOf(target, value))
  }
  const rows: RemovedRow[] = []
  let missed = 0
  for (const { table, row } of removed) {
    const lost = Object.keys(row).filter((column) => isGone(column, row[column]))
    missed += Math.min(lost.length, 1)
    // A link without its child tells of nothing.
    if (lost.includes('reptileId')) continue
    rows.push({ table, row: { ...row, ...Object.fromEntries(lost.map((column) => [column, null])) } })
  }
  return { rows, missed }
}

/** The keys of what these rows point at and is not there. */
async function listGone(
  tx: Tx,
  keeperId: number,
  removed: readonly RemovedRow[],
): Promise<ReadonlySet<string>> {
  const own = new Set(removed.map(({ table, row }) => keyOf(table, row.id)))
  const asked = removed.flatMap(({ row }) => targetsOf(row)).filter((key) => !own.has(key))
  const gone = new Set(asked)
  for (const target of mainTables as ReadonlySet<MainTable>) {
    const ids = asked.filter((key) => key.startsWith(`${target}:`)).map((key) => Number(key.split(':')[1]))
    for (const id of await listIds(tx, keeperId, target, ids)) gone.delete(keyOf(target, id))
  }
  return gone
}

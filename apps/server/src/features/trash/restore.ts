import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { trashKinds } from '@clutchbook/domain/trash/trash.schema'
import type { Tx } from '../../platform/database/database.ts'
import { findLasting } from '../collection/collection.service.ts'
import { type DeletionSnapshot, type RemovedRow, targetsOf } from './deletion-snapshot.ts'
import { createDerive, deriveAcrossRows } from './derive.ts'
import { goesWith, keyOf, type MainTable, mainTableOf, tablesInOrder, targetOf } from './foreign-key-map.ts'
import type { Of } from './lineage-above.ts'
import { realignClutches } from './realigned-clutches.ts'
import { insertOffspring, linkAgain } from './relinking.ts'
import { insertRows, isNumberTaken, listIds, listRows, type Row } from './snapshots.repository.ts'

const mainTables: ReadonlySet<string> = new Set(trashKinds.map(mainTableOf))

/**
 * The number of an egg that can't come back because its project has another of that number, or would have it by what comes
 * back before; null where none is. `given` learns the numbers of this image.
 */
export async function findTakenNumber(
  tx: Tx,
  keeperId: number,
  { removed }: DeletionSnapshot,
  given: Set<string>,
): Promise<string | null> {
  for (const { table, row } of removed) {
    const { breedingProjectId, eggNumber } = row
    if (table !== 'egg' || breedingProjectId === null || eggNumber === '') continue
    const place = `${breedingProjectId} ${eggNumber}`
    if (given.has(place) || (await isNumberTaken(tx, keeperId, row))) return String(eggNumber)
    given.add(place)
  }
  return null
}

/**
 * A code that can't come back because another place, or another clutch, has it by now, or would by what comes back before;
 * null where none is. `given` learns the codes of this image, and may know numbers of eggs too.
 */
export async function findTakenCode(
  tx: Tx,
  keeperId: number,
  { removed }: DeletionSnapshot,
  { of, given }: { readonly of: 'place' | 'clutch'; readonly given: Set<string> },
): Promise<string | null> {
  const coded = removed.flatMap(({ table, row }) =>
    table === of && typeof row.codeKey === 'string' ? [{ code: String(row.code), key: row.codeKey }] : [],
  )
  const keys = coded.map(({ key }) => key)
  const [taken] = await listRows(tx, keeperId, of, 'codeKey', keys)
  if (taken) return String(taken.code)
  const twice = coded.find(({ key }) => given.has(`${of} ${key}`))
  for (const key of keys) given.add(`${of} ${key}`)
  return twice?.code ?? null
}

/**
 * A name that can't come back because another incubator, or another box of the same incubator, has it by now, or one that
 * comes back before; null where none is. `given` learns those of this image.
 */
export async function findTakenName(
  tx: Tx,
  keeperId: number,
  { removed }: DeletionSnapshot,
  given: Set<string>,
): Promise<string | null> {
  for (const table of ['incubator', 'incubatorBox'] as const) {
    const rows = removed.flatMap((one) => (one.table === table ? [one.row] : []))
    const keyOf = ({ incubatorId = '', nameKey }: Row): string => `${table} ${incubatorId} ${nameKey}`
    const keys = new Set(rows.map(keyOf))
    const named = await listRows(
      tx,
      keeperId,
      table,
      'nameKey',
      rows.map(({ nameKey }) => nameKey ?? null),
    )
    const taken = named.find((row) => keys.has(keyOf(row))) ?? rows.find((row) => given.has(keyOf(row)))
    for (const key of keys) given.add(key)
    if (taken) return String(taken.name)
  }
  return null
}

/**
 * A condition that can't come back because another of its kind lasts by now, or would by what comes back before; null where
 * none is. `given` learns those of this image. Conditions that come back with their animal meet no others.
 */
export async function findLastingCondition(
  tx: Tx,
  keeperId: number,
  { removed }: DeletionSnapshot,
  given: Map<string, string>,
): Promise<{ readonly kind: string; readonly since: string } | null> {
  const [main] = removed
  if (main?.table !== 'animalRecord' || typeof main.row.openKind !== 'string') return null
  const { animalId, openKind: kind, recordDate } = main.row
  const lasting = await findLasting(tx, { keeperId, animalId: Number(animalId) }, kind)
  const since = lasting?.recordDate ?? given.get(`${animalId} ${kind}`)
  given.set(`${animalId} ${kind}`, String(recordDate))
  return since === undefined ? null : { kind, since }
}

/**
 * Undoes deletions together, given from the last to the first, and answers for each how many links it had to leave as
 * they are now. The keeper's counts are left to who calls.
 */
export async function putBack(
  tx: Tx,
  keeperId: number,
  snapshots: readonly DeletionSnapshot[],
  today: CivilDay,
): Promise<number[]> {
  const removed = snapshots.flatMap((snapshot, of) => snapshot.removed.map((row) => ({ ...row, of })))
  const changed = snapshots.flatMap((snapshot, of) => snapshot.changed.map((change) => ({ ...change, of })))
  const { rows, missed } = await withoutMissing(tx, keeperId, removed)
  const ofTable = Map.groupBy(rows, ({ table }) => table)
  const coming = { offspring: ofTable.get('offspring') ?? [], changed }
  const derive = await createDerive(tx, keeperId)
  const left = [...missed]
  for (const table of tablesInOrder) {
    if (table === 'offspring') left.push(...(await insertOffspring(tx, keeperId, coming)))
    else {
      const own = ofTable.get(table) ?? []
      await insertRows(
        tx,
        table,
        own.map(({ row }) => derive(table, row)),
      )
    }
  }
  left.push(...(await linkAgain(tx, keeperId, derive, coming)))
  left.push(...(await realignClutches(tx, keeperId, rows, changed)))
  await deriveAcrossRows(tx, keeperId, rows, today)
  return snapshots.map((_image, of) => left.filter((one) => one === of).length)
}

/** The rows without their links to what is not there any more, and of which images some of these were. */
async function withoutMissing(tx: Tx, keeperId: number, removed: readonly Of<RemovedRow>[]) {
  const gone = await listGone(tx, keeperId, removed)
  const isGone = (column: string, value: unknown): boolean => {
    const target = targetOf[column]
    return target !== undefined && gone.has(keyOf(target, value))
  }
  const rows: Of<RemovedRow>[] = []
  const missed: number[] = []
  for (const { table, row, of } of removed) {
    const lost = Object.keys(row).filter((column) => isGone(column, row[column]))
    if (lost.length > 0) missed.push(of)
    // A link without its child tells of nothing, and neither does a record or an ancestor without its animal.
    if (lost.some((column) => column === 'reptileId' || goesWith(table, column))) continue
    rows.push({ table, row: { ...row, ...Object.fromEntries(lost.map((column) => [column, null])) }, of })
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
  const asked = new Set(removed.flatMap(({ row }) => targetsOf(row)).filter((key) => !own.has(key)))
  const gone = new Set(asked)
  for (const target of mainTables as ReadonlySet<MainTable>) {
    const of = [...asked].filter((key) => key.startsWith(`${target}:`))
    const ids = of.map((key) => Number(key.split(':')[1]))
    for (const id of await listIds(tx, keeperId, target, ids)) gone.delete(keyOf(target, id))
  }
  return gone
}

import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Db, Tx } from './database.ts'
import type { KeeperStateTable, Schema } from './schema.ts'

/** What is counted for each keeper. */
export type Counter = Exclude<keyof KeeperStateTable, 'keeperId' | 'dataVersion' | 'logFrom'>

/** By how much counts move. */
export type CounterDeltas = Partial<Record<Counter, number>>

/** What the change log has to know of a note that was taken. */
const reached = ['keeperId', 'dataVersion'] as const

/** The counts of one keeper and the version of their data. */
export type KeeperState = Omit<Selectable<KeeperStateTable>, 'keeperId'>

/** Begins a keeper's state with nothing counted. */
export async function createKeeperState(tx: Tx, keeperId: number): Promise<void> {
  const nothing = {
    animals: 0,
    archivedAnimals: 0,
    holdbacks: 0,
    projects: 0,
    activeProjects: 0,
    eggs: 0,
    incubatingEggs: 0,
  }
  await tx
    .insertInto('keeperState')
    .values({ keeperId, dataVersion: 1, ...nothing })
    .execute()
}

export const getKeeperState = (db: Db, keeperId: number): Promise<KeeperState> =>
  db.selectFrom('keeperState').selectAll().where('keeperId', '=', keeperId).executeTakeFirstOrThrow()

/**
 * Takes note of a change to a keeper's data: the version grows, and counts move by the given steps. It comes first in
 * a writing transaction: its row lock lets one change of a keeper's data pass at a time, on every database.
 */
export async function bumpDataVersion(tx: Tx, keeperId: number, deltas: CounterDeltas = {}): Promise<void> {
  await tx
    .updateTable('keeperState')
    .set((eb) => moved(eb, deltas))
    .where('keeperId', '=', keeperId)
    .returning(reached)
    .execute()
}

/**
 * Holds the keeper's row like a change does, for a transaction that stores nothing but what follows from the records: what
 * was read before is what would be read now, so the version stays.
 */
export async function holdKeeper(tx: Tx, keeperId: number): Promise<void> {
  await tx
    .updateTable('keeperState')
    .set((eb) => ({ dataVersion: eb.ref('dataVersion') }))
    .where('keeperId', '=', keeperId)
    .returning(reached)
    .execute()
}

/** Moves counts in a transaction that has taken note of its change already; with nothing to move, nothing is done. */
export async function moveCounts(tx: Tx, keeperId: number, deltas: CounterDeltas): Promise<void> {
  if (Object.values(deltas).some(Boolean)) await bumpDataVersion(tx, keeperId, deltas)
}

/**
 * Takes places under a limit, one unless more are wanted; or answers false and changes nothing when not all of them are
 * free. One statement decides, so that any number of calls at once can't pass the limit together.
 */
export async function reserveQuota(
  tx: Tx,
  keeperId: number,
  counter: Counter,
  limit: number | null,
  wanted = 1,
): Promise<boolean> {
  let update = tx
    .updateTable('keeperState')
    .set((eb) => moved(eb, { [counter]: wanted }))
    .where('keeperId', '=', keeperId)
  if (limit !== null) update = update.where(counter, '<=', limit - wanted)
  return (await update.returning(reached).executeTakeFirst()) !== undefined
}

/** All of these steps in one. */
export function sumOf(all: readonly CounterDeltas[]): CounterDeltas {
  const sum: CounterDeltas = {}
  for (const deltas of all)
    for (const [counter, step] of Object.entries(deltas) as [Counter, number][])
      sum[counter] = (sum[counter] ?? 0) + step
  return sum
}

/** The same steps back. */
export const negated = (deltas: CounterDeltas): CounterDeltas =>
  Object.fromEntries(Object.entries(deltas).map(([counter, step]) => [counter, -step]))

function moved(eb: ExpressionBuilder<Schema, 'keeperState'>, deltas: CounterDeltas) {
  const sets: Record<string, unknown> = { dataVersion: eb('dataVersion', '+', 1) }
  for (const [counter, step] of Object.entries(deltas)) {
    if (step) sets[counter] = eb(counter as Counter, '+', step)
  }
  return sets
}

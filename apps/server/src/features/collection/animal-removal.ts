import { animalNotFound, workedOn } from '@clutchbook/domain/collection/collection.errors'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, type CounterDeltas, sumOf } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { ensureVersion, getAnimal } from './animal-reading.ts'
import { listRecords } from './animal-records.repository.ts'
import { archiveStatusOf, countsOf } from './animal-values.ts'
import type { AnimalLeaves } from './collection.hooks.ts'
import { type AnimalRow, detachChildren, findAnimal, removeAnimals } from './collection.repository.ts'
import { noteGoing } from './gone-records.repository.ts'
import type { KeepInTrash, LeaveRecord } from './removal.hooks.ts'

type Versioned = {
  readonly id: number
  readonly version: number
  /** What it is called where it was deleted since; without a name that is 'not-found'. */
  readonly name?: string
  /** Records that came with it. */
  readonly records?: readonly { readonly id: number; readonly version: number }[]
}

type RemovalDependencies = {
  readonly transact: Transact
  readonly clock: Clock
  readonly animalLeaves: readonly AnimalLeaves[]
  readonly keepInTrash: KeepInTrash
}

/**
 * Makes the removal of animals. Nothing of the breeding history is lost (COL-132): before the rows go, each area that
 * points at animals lets go of them in the same transaction and keeps in words what it needs. What all of it was stays in
 * the trash, their photos too.
 */
export function createRemoval({ transact, clock, animalLeaves, keepInTrash }: RemovalDependencies) {
  /** Answers by how much the keeper's counts moved for each. */
  const leave = async (tx: Tx, keeperId: number, rows: readonly AnimalRow[]): Promise<CounterDeltas[]> => {
    const [first, ...others] = rows
    if (!first) return []
    const ids = rows.map(({ id }) => id)
    await detachChildren(tx, keeperId, ids)
    for (const letGo of animalLeaves) await letGo(tx, first, ...others)
    await noteGoing(tx, keeperId, { column: 'animalId', ids }, isoNow(clock))
    await removeAnimals(tx, keeperId, ids)
    const deltas = rows.map(deltasOfRemoval)
    await bumpDataVersion(tx, keeperId, sumOf(deltas))
    return deltas
  }

  const leaveByNumber: LeaveRecord = async (tx, keeperId, id) =>
    sumOf(await leave(tx, keeperId, [await getAnimal(tx, { keeperId }, id)]))

  /** Removes own animals in a transaction that does more than that. */
  const removeWithin = async (tx: Tx, { keeperId }: Actor, rows: readonly AnimalRow[]): Promise<void> => {
    const byId = new Map(rows.map((row) => [row.id, row]))
    const records = rows.map(({ id, name: label, species: note, profileMediaId: mediaId }) => ({
      ...{ id, label, note, mediaId },
    }))
    await keepInTrash(tx, { kind: 'animals', keeperId, records }, (ids) =>
      leave(
        tx,
        keeperId,
        ids.flatMap((id) => byId.get(id) ?? []),
      ),
    )
  }

  return {
    leave: leaveByNumber,

    removeWithin,

    /**
     * Removes animals that nothing was written of since the versions named. Throws 'taken' where something was, naming
     * all of them and the `others` that were changed besides; then all stay.
     */
    takeBack: async (
      tx: Tx,
      actor: Actor,
      animals: readonly Versioned[],
      others: readonly string[] = [],
    ): Promise<void> => {
      const { keeperId } = actor
      const rows: AnimalRow[] = []
      const changed = [...others]
      for (const animal of animals) {
        const row = await findAnimal(tx, keeperId, animal.id)
        if (!row && animal.name === undefined) throw animalNotFound()
        if (row && (await isUntouched(tx, row, animal))) rows.push(row)
        else changed.push(row?.name ?? animal.name ?? '')
      }
      if (changed.length > 0) throw workedOn(changed)
      if (rows.length > 0) await removeWithin(tx, actor, rows)
    },

    /** Removes an animal. Throws 'not-found' like `getAnimal`, and 'stale-version' like a change. */
    remove: (actor: Actor, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        await bumpDataVersion(tx, actor.keeperId)
        const row = await getAnimal(tx, actor, id)
        await ensureVersion(tx, actor, row, version)
        await removeWithin(tx, actor, [row])
      }),
  }
}

/** Whether an animal and its records are as they were: none was changed, added or removed. */
async function isUntouched(
  tx: Tx,
  { keeperId, id: animalId, version }: AnimalRow,
  { version: was, records = [] }: Versioned,
): Promise<boolean> {
  if (version !== was) return false
  const { rows } = await listRecords(tx, { keeperId, animalId }, { limit: records.length + 1 })
  const before = new Map(records.map((record) => [record.id, record.version]))
  return rows.length === records.length && rows.every((row) => before.get(row.id) === row.version)
}

function deltasOfRemoval(row: AnimalRow): CounterDeltas {
  const { archivedAnimals, holdbacks } = countsOf(archiveStatusOf(row))
  return { animals: -1, archivedAnimals: -archivedAnimals, holdbacks: -holdbacks }
}

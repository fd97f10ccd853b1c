import { animalWorkedOn } from '@clutchbook/domain/collection/collection.errors'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion, type CounterDeltas, sumOf } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { ensureVersion, getAnimal } from './animal-reading.ts'
import { listRecords } from './animal-records.repository.ts'
import { archiveStatusOf, countsOf } from './animal-values.ts'
import type { AnimalLeaves } from './collection.hooks.ts'
import { type AnimalRow, detachChildren, removeAnimals } from './collection.repository.ts'
import { noteGoing } from './gone-records.repository.ts'
import type { KeepInTrash, LeaveRecord } from './removal.hooks.ts'

type Versioned = {
  readonly id: number
  readonly version: number
  /** Records that came with it. */
  readonly recordIds?: readonly number[]
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

    /** Removes animals that nothing was written of since the versions named. Throws 'taken' where something was; then all stay. */
    takeBack: async (tx: Tx, actor: Actor, animals: readonly Versioned[]): Promise<void> => {
      const { keeperId } = actor
      const rows: AnimalRow[] = []
      for (const { id: animalId, version, recordIds = [] } of animals) {
        const row = await getAnimal(tx, actor, animalId)
        const { rows: records } = await listRecords(
          tx,
          { keeperId, animalId },
          { limit: recordIds.length + 1 },
        )
        if (row.version !== version || records.some(({ id }) => !recordIds.includes(id)))
          throw animalWorkedOn(row.name)
        rows.push(row)
      }
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

function deltasOfRemoval(row: AnimalRow): CounterDeltas {
  const { archivedAnimals, holdbacks } = countsOf(archiveStatusOf(row))
  return { animals: -1, archivedAnimals: -archivedAnimals, holdbacks: -holdbacks }
}

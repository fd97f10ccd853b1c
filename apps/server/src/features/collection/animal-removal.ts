import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import type { AfterCommit, Transact } from '../../platform/database/transaction.ts'
import type { Events } from '../../platform/events.ts'
import type { KeepInTrash, LeaveRecord } from '../trash/trash.events.ts'
import { getAnimal } from './animal-reading.ts'
import { countsOf, standingOf } from './animal-values.ts'
import type { AnimalLeaves, AnimalRemoved } from './collection.events.ts'
import { type AnimalRow, detachChildren, removeAnimal } from './collection.repository.ts'

type RemovalDependencies = {
  readonly transact: Transact
  readonly events: Events
  readonly animalLeaves: readonly AnimalLeaves[]
  readonly keepInTrash: KeepInTrash
}

/**
 * Makes the removal of an animal. Nothing of the breeding history is lost (COL-132): before the row goes, each area that
 * points at animals lets go of it in the same transaction and keeps in words what it needs. What all of it was stays in
 * the trash, its photos too.
 */
export function createRemoval({ transact, events, animalLeaves, keepInTrash }: RemovalDependencies) {
  const leave = async (tx: Tx, row: AnimalRow): Promise<void> => {
    const { keeperId, id } = row
    await detachChildren(tx, row)
    for (const letGo of animalLeaves) await letGo(tx, row)
    await removeAnimal(tx, keeperId, id)
    const { archivedAnimals, holdbacks } = countsOf(standingOf(row))
    await noteChange(tx, keeperId, {
      animals: -1,
      archivedAnimals: -archivedAnimals,
      holdbacks: -holdbacks,
    })
  }

  const leaveByNumber: LeaveRecord = async (tx, keeperId, id) =>
    leave(tx, await getAnimal(tx, { keeperId }, id))

  /** Removes an animal in a transaction that does more than that. Throws 'not-found' like `getAnimal`. */
  const removeWithin = async (tx: Tx, afterCommit: AfterCommit, actor: Actor, id: number): Promise<void> => {
    const { keeperId } = actor
    const row = await getAnimal(tx, actor, id)
    const { name: label, species: note, profileMediaId: mediaId } = row
    await keepInTrash(tx, { kind: 'animals', keeperId, id, label, note, mediaId }, () => leave(tx, row))
    const removed: AnimalRemoved = { type: 'collection.animalRemoved', keeperId, animalId: id }
    afterCommit(() => events.announce(removed))
  }

  return {
    leave: leaveByNumber,

    removeWithin,

    remove: (actor: Actor, id: number): Promise<void> =>
      transact(async (tx, afterCommit) => {
        await noteChange(tx, actor.keeperId)
        await removeWithin(tx, afterCommit, actor, id)
      }),
  }
}

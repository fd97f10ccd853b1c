import type { Actor } from '../../platform/actor.ts'
import { noteChange } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { Events } from '../../platform/events.ts'
import type { MediaService } from '../media/media.service.ts'
import { getAnimal } from './animal-reading.ts'
import { countsOf, standingOf } from './animal-values.ts'
import type { AnimalLeaves, AnimalRemoved } from './collection.events.ts'
import { detachChildren, listGallery, removeAnimal } from './collection.repository.ts'

type RemovalDependencies = {
  readonly transact: Transact
  readonly events: Events
  readonly media: MediaService
  readonly animalLeaves: readonly AnimalLeaves[]
}

/**
 * Makes the removal of an animal. Nothing of the breeding history is lost (COL-132): before the row goes, each area that
 * points at animals lets go of it in the same transaction and keeps in words what it needs.
 */
export function createRemoval({ transact, events, media, animalLeaves }: RemovalDependencies) {
  return (actor: Actor, id: number): Promise<void> =>
    transact(async (tx, afterCommit) => {
      const { keeperId } = actor
      await noteChange(tx, keeperId)
      const row = await getAnimal(tx, actor, id)
      const shown = (await listGallery(tx, keeperId, id)).map(({ mediaId }) => mediaId)
      await media.countUses(tx, keeperId, { shown: [], hidden: shown })
      await detachChildren(tx, row)
      for (const leave of animalLeaves) await leave(tx, row)
      await removeAnimal(tx, keeperId, id)
      const { archivedAnimals, holdbacks } = countsOf(standingOf(row))
      await noteChange(tx, keeperId, {
        animals: -1,
        archivedAnimals: -archivedAnimals,
        holdbacks: -holdbacks,
      })
      const removed: AnimalRemoved = { type: 'collection.animalRemoved', keeperId, animalId: id }
      afterCommit(() => events.announce(removed))
    })
}

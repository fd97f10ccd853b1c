import type { Ancestor } from '@clutchbook/domain/lineage/lineage.schema'
import type { Actor, Owner } from '../../platform/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import type { CollectionService } from '../collection/collection.service.ts'
import { type KeepInTrash, leaveUncounted } from '../collection/removal.hooks.ts'
import type { MediaService } from '../media/media.service.ts'
import { ensureVersion, getAncestor, photosOf, placeOf, toAncestor } from './ancestor-reading.ts'
import { createAncestorSaving } from './ancestor-saving.ts'
import { listAncestorPhotos, listAncestors, removeAncestor } from './ancestors.repository.ts'

export type AncestorDependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly media: MediaService
  readonly collection: CollectionService
  readonly keepInTrash: KeepInTrash
}

/** Ancestors told of in words and photos (LIN-Q01). Every call throws 'not-found' for a foreign animal. */
export function createAncestors(dependencies: AncestorDependencies) {
  const { db, transact, collection, keepInTrash } = dependencies
  const leave = leaveUncounted(removeAncestor)

  return {
    ...createAncestorSaving(dependencies),

    list: async (owner: Owner, animalId: number): Promise<Ancestor[]> => {
      await collection.getOwn(db, owner, animalId)
      const place = placeOf(owner, animalId)
      const photos = await listAncestorPhotos(db, place)
      return (await listAncestors(db, place)).map((row) => toAncestor(row, photosOf(photos, row.id)))
    },

    /** Whether an ancestor of the animal shows this photo. */
    shows: async (owner: Owner, animalId: number, mediaId: number): Promise<boolean> =>
      (await listAncestorPhotos(db, placeOf(owner, animalId))).some((photo) => photo.mediaId === mediaId),

    /** Removes an ancestor; the trash keeps it, and its photos. Throws 'stale-version' like a change. */
    remove: (actor: Actor, animalId: number, id: number, version: number | null): Promise<void> =>
      transact(async (tx) => {
        const { keeperId } = actor
        await bumpDataVersion(tx, keeperId)
        const place = placeOf(actor, animalId)
        const row = await getAncestor(tx, place, id)
        const photos = photosOf(await listAncestorPhotos(tx, place), id)
        ensureVersion(row, photos, version)
        const { name: note } = await collection.getOwn(tx, actor, animalId)
        const [mediaId = null] = photos
        const records = [{ id, label: row.name, note, mediaId }]
        await keepInTrash(tx, { kind: 'ancestors', keeperId, records }, async () => [
          await leave(tx, keeperId, id),
        ])
      }),

    /** How an ancestor leaves, whoever wants it to. */
    leave,
  }
}

import type { Animal } from '@clutchbook/domain/collection/collection.schema'
import type { Actor } from '../../platform/actor.ts'
import { bumpDataVersion, moveCounts } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { toAnimal } from './animal-answers.ts'
import { ensureVersion, getAnimal } from './animal-reading.ts'
import { type ArchiveStatus, archiveStatusOf, deltasBetween } from './animal-values.ts'
import { changeArchiveStatus, listGallery } from './collection.repository.ts'

/**
 * Moves animals between active, holdback and archived (COL-27, COL-41). None of it takes or frees a place under a plan's
 * limit, because archived animals count like all others; so coming back can't pass the limit either (R17).
 */
export function createArchiveStatus({ transact }: { readonly transact: Transact }) {
  const move = (
    actor: Actor,
    id: number,
    change: Partial<ArchiveStatus>,
    version: number | null,
  ): Promise<Animal> =>
    transact(async (tx) => {
      const { keeperId } = actor
      await bumpDataVersion(tx, keeperId)
      const before = await getAnimal(tx, actor, id)
      await ensureVersion(tx, actor, before, version)
      const was = archiveStatusOf(before)
      const is = { ...was, ...change }
      // A repeated call changes nothing: the version stays, so that nobody who edits the animal is disturbed.
      const isMoved = is.isArchived !== was.isArchived || is.isHoldback !== was.isHoldback
      const row = isMoved ? await changeArchiveStatus(tx, keeperId, id, is) : before
      await moveCounts(tx, keeperId, deltasBetween(was, is))
      return toAnimal(row, await listGallery(tx, keeperId, id))
    })

  return {
    archive: (actor: Actor, id: number, version: number | null) =>
      move(actor, id, { isArchived: true }, version),

    /** The only way out of the archive for an animal that is still marked Sold (COL-Q08). */
    unarchive: (actor: Actor, id: number, version: number | null) =>
      move(actor, id, { isArchived: false }, version),

    holdBack: (actor: Actor, id: number, isHoldback: boolean, version: number | null) =>
      move(actor, id, { isHoldback }, version),
  }
}

import { type Clock, isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { listMovedTo, noteGoing, recomputeAnimalPlaces } from '../collection/collection.service.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import { leavePlaces } from '../incubation/incubation.service.ts'
import { readPlaceTree } from './place-answers.ts'
import { removePlaces } from './places.repository.ts'

/**
 * Makes how a place leaves, whoever wants it to: with all that stands in it and is written down of it, while its animals and incubators
 * stay and are nowhere (PLC-05).
 */
export const createLeavePlace =
  (clock: Clock): LeaveRecord =>
  async (tx, keeperId, id) => {
    const ids = (await readPlaceTree(tx, keeperId)).under(id).map((place) => place.id)
    const animals = await listMovedTo(tx, keeperId, ids)
    await removeWithRecords(tx, keeperId, { ids, outermost: [id] }, isoNow(clock))
    await recomputeAnimalPlaces(tx, keeperId, animals)
    return {}
  }

/** Removes places, of which the outermost take the others along. The names of their records stay known (HUS-16). */
export async function removeWithRecords(
  tx: Tx,
  keeperId: number,
  { ids, outermost = ids }: { readonly ids: readonly number[]; readonly outermost?: readonly number[] },
  removedAt: string,
): Promise<void> {
  await noteGoing(tx, keeperId, { column: 'placeId', ids }, removedAt)
  await leavePlaces(tx, keeperId, ids)
  await removePlaces(tx, keeperId, outermost)
}

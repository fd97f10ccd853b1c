import { listMovedTo, settleAnimals } from '../collection/collection.service.ts'
import type { LeaveRecord } from '../collection/removal.hooks.ts'
import { readPlaceTree } from './place-answers.ts'
import { removePlaces } from './places.repository.ts'

/** How a place leaves, whoever wants it to: with all that stands in it, while its animals stay and are nowhere (PLC-05). */
export const leavePlace: LeaveRecord = async (tx, keeperId, id) => {
  const ids = (await readPlaceTree(tx, keeperId)).under(id).map((place) => place.id)
  const animals = await listMovedTo(tx, keeperId, ids)
  await removePlaces(tx, keeperId, [id])
  await settleAnimals(tx, keeperId, animals)
  return {}
}

import type { AnimalQuery } from '@clutchbook/domain/collection/collection.schema'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import { placesNotFound } from '@clutchbook/domain/places/places.errors'
import type { Actor, Owner } from '../../platform/actor.ts'
import { type Clock, isoNow, meantAt } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { listHolding } from './animal-moves.repository.ts'
import { getAnimal } from './animal-reading.ts'
import type { AnimalRow } from './collection.repository.ts'
import { draftOf } from './record-drafts.ts'
import { ofAnimal } from './record-subject.ts'
import { writeRecords } from './record-writing.ts'

/** An own animal, and where it is put; null is nowhere. */
type PlacedAnimal = { readonly animalId: number; readonly placeId: number | null }

/**
 * Writes down that an own animal is somewhere else now (PLC-06), and answers its row. Throws 'not-found' for a place that is not
 * the keeper's and 'taken' for one that is full, both naming `placeId`.
 */
export async function placeAnimal(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  placed: PlacedAnimal,
): Promise<AnimalRow> {
  await placeAnimals(tx, actor, clock, [placed])
  return getAnimal(tx, actor, placed.animalId)
}

/** How many moves are written at once. */
const atOnce = 200

/** The same of several animals, of which each is put somewhere. */
export async function placeAnimals(
  tx: Tx,
  actor: Actor,
  clock: Clock,
  placed: readonly PlacedAnimal[],
): Promise<void> {
  const { keeperId } = actor
  const now = meantAt(clock, actor)
  const writing = { keeperId, createdAt: isoNow(clock), nameOf: () => 'placeId' }
  for (const portion of inPortions(placed, atOnce)) {
    const moves = portion.map(({ animalId, placeId }) => {
      const move = { recordType: 'move', recordDate: now.day, data: { toPlaceId: placeId } }
      return { ...ofAnimal(animalId), ...draftOf(move, now) }
    })
    await writeRecords(tx, writing, moves)
  }
}

/** Throws 'not-found' for a list that is narrowed to a place which is not the keeper's. */
export async function ensureOwnPlace(
  db: Db,
  { keeperId }: Owner,
  { placeId }: Pick<AnimalQuery, 'placeId'>,
): Promise<void> {
  if (placeId === undefined) return
  const places = await listHolding(db, keeperId, [placeId])
  if (places.length === 0) throw placesNotFound(['placeId'])
}

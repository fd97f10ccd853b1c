import type { CivilDay } from '../kernel/civil-day.ts'
import { madeAt } from '../kernel/made-order.ts'

/** Data that say where an animal was moved, as a record of the kind move holds them. */
type MoveData = Readonly<Record<string, unknown>>

/** Where a record says that its animal was moved to: a place, or 0 for nowhere. Null of any record that is no move. */
export function movedToOf(typeKey: string, data: MoveData | null): number | null {
  if (typeKey !== 'move' || data === null || data.toPlaceId === undefined) return null
  return typeof data.toPlaceId === 'number' ? data.toPlaceId : 0
}

/** A move as it is put in order. */
export type Move = {
  readonly id: number
  readonly animalId: number
  readonly recordDate: CivilDay
  readonly recordTime: string | null
  /** The place, or 0 for nowhere. */
  readonly movedTo: number
}

/** By day, of a day those without a time first, then as they were written down (PLC-06). */
export function compareMoves(
  one: Pick<Move, 'id' | 'recordDate' | 'recordTime'>,
  other: Pick<Move, 'id' | 'recordDate' | 'recordTime'>,
): number {
  const [key, otherKey] = [one, other].map(
    ({ recordDate, recordTime }) => `${recordDate} ${recordTime ?? ''}`,
  )
  if (key !== otherKey) return (key ?? '') < (otherKey ?? '') ? -1 : 1
  return madeAt(one.id) - madeAt(other.id)
}

/** The latest move of each animal; of those that were never moved none. */
export function latestMoves<M extends Move>(moves: readonly M[]): ReadonlyMap<number, M> {
  const latest = new Map<number, M>()
  for (const move of moves) {
    const known = latest.get(move.animalId)
    if (!known || compareMoves(known, move) < 0) latest.set(move.animalId, move)
  }
  return latest
}

/** How long an animal was in a place; `to` is null while it is there. */
export type Stay = {
  readonly animalId: number
  readonly from: CivilDay
  readonly to: CivilDay | null
}

/** Who was in a place and when, the latest first, from all moves of the animals that ever were (PLC-08). */
export function staysIn(placeId: number, moves: readonly Move[]): Stay[] {
  const stays: (Stay & { readonly begun: Move })[] = []
  for (const own of Map.groupBy(moves, ({ animalId }) => animalId).values()) {
    const inOrder = own.toSorted(compareMoves)
    for (const [at, move] of inOrder.entries()) {
      const wasThere = inOrder[at - 1]?.movedTo === placeId
      if (move.movedTo !== placeId || wasThere) continue
      const left = inOrder.slice(at).find(({ movedTo }) => movedTo !== placeId)
      stays.push({
        animalId: move.animalId,
        from: move.recordDate,
        to: left?.recordDate ?? null,
        begun: move,
      })
    }
  }
  return stays
    .sort((one, other) => compareMoves(other.begun, one.begun))
    .map(({ begun: _begun, ...stay }) => stay)
}

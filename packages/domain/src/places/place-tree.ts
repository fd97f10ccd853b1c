import { keyWithBlanksLast } from '../kernel/text-order.ts'
import type { PlaceKind } from './place.rules.ts'

/** What of a place tells where it stands. */
export type TreePlace = {
  readonly id: number
  readonly kind: PlaceKind
  readonly parentId: number | null
  readonly position: number
  readonly name: string
  readonly code: string | null
}

const widthOf = { position: 8, id: 16 } as const

/** Sorts the places that stand in one: by position, of equals by code as people count (PLC-03). */
function siblingKey({ position, code, id }: TreePlace): string {
  const words = keyWithBlanksLast(code).replace(/\s/g, ' ')
  return `${String(position).padStart(widthOf.position, '0')} ${words} ${String(id).padStart(widthOf.id, '0')}`
}

/** The places of a keeper: each knows what it stands in, and how they follow when one walks past all of them. */
export type PlaceTree<P extends TreePlace = TreePlace> = {
  /** All in walking order: a place, then what stands in it, depth first. */
  readonly walked: readonly P[]
  readonly byId: ReadonlyMap<number, P>
  /** Text that sorts places in walking order; '' of one that is not there. */
  readonly keyOf: (id: number | null) => string
  /** What a place stands in, the outermost first, and then itself; none where it is not there. */
  readonly wayTo: (id: number | null) => P[]
  /** A place and all that stands in it, in walking order; none where it is not there. */
  readonly under: (id: number) => P[]
}

/** Arranges the places of a keeper. Takes time in proportion to them. */
export function placeTreeOf<P extends TreePlace>(places: readonly P[]): PlaceTree<P> {
  const byId = new Map(places.map((place) => [place.id, place]))
  const keys = new Map<number, string>()
  const keyOf = (id: number | null): string => {
    const place = id === null ? undefined : byId.get(id)
    if (!place) return ''
    const known = keys.get(place.id)
    if (known !== undefined) return known
    const outer = keyOf(place.parentId)
    const key = outer === '' ? siblingKey(place) : `${outer}\t${siblingKey(place)}`
    keys.set(place.id, key)
    return key
  }
  const compare = (one: P, other: P): number => {
    const [key, otherKey] = [keyOf(one.id), keyOf(other.id)]
    return key < otherKey ? -1 : Number(key > otherKey)
  }
  const walked = places.toSorted(compare)
  const wayTo = (id: number | null): P[] => {
    const place = id === null ? undefined : byId.get(id)
    return place ? [...wayTo(place.parentId), place] : []
  }
  const under = (id: number): P[] => {
    const key = keyOf(id)
    if (key === '') return []
    return walked.filter((place) => place.id === id || keyOf(place.id).startsWith(`${key}\t`))
  }
  return { walked, byId, keyOf, wayTo, under }
}

/** How many animals are in each place and below, from how many are in each itself. */
export function countsBelow(
  tree: PlaceTree,
  counts: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>()
  for (const [id, count] of counts)
    for (const place of tree.wayTo(id)) sums.set(place.id, (sums.get(place.id) ?? 0) + count)
  return sums
}

/** What a place stands in as answers name it, the outermost first. */
export const pathTo = ({ wayTo }: PlaceTree, id: number): Pick<TreePlace, 'id' | 'name' | 'code'>[] =>
  wayTo(id)
    .slice(0, -1)
    .map((outer) => ({ id: outer.id, name: outer.name, code: outer.code }))

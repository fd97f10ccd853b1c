import { type ParentSide, shownLevels } from '@clutchbook/domain/lineage/lineage.rules'
import {
  type Descended,
  type Place,
  placesAbove,
  repeatedIn,
} from '@clutchbook/domain/lineage/pedigree.rules'

/** One box of a tree and the boxes above it. `key` is its way up from the animal, such as 'father-mother'. */
export type FamilyNode<A> = {
  readonly key: string
  readonly place: Place<A>
  /** 1 for a parent, 2 for a grandparent. */
  readonly level: number
  /** At how many places of the whole tree the same animal stands. */
  readonly times: number
  readonly parents: readonly FamilyNode<A>[]
}

/**
 * The tree above an animal as boxes within boxes. Parents and grandparents have a box each, known or not; further up
 * nobody is drawn above a box whose own parents can't be told, for a tree of blanks tells nothing.
 */
export function familyAbove<A extends Descended>(
  root: A,
  animals: readonly A[],
  levels: number,
): FamilyNode<A>[] {
  const rows = placesAbove(root, animals, levels)
  const repeated = repeatedIn(rows)
  const times = (place: Place<A>): number =>
    place.kind === 'animal' && repeated.has(place.animal.id)
      ? rows.flat().filter((other) => other.kind === 'animal' && other.animal.id === place.animal.id).length
      : 1
  const nodesAt = (level: number, first: number, path: readonly ParentSide[]): FamilyNode<A>[] =>
    (rows[level - 1]?.slice(first, first + 2) ?? []).flatMap((place, offset) => {
      if (level > shownLevels.usual && place.child === null) return []
      const way = [...path, place.side]
      const parents = nodesAt(level + 1, 2 * (first + offset), way)
      return [{ key: way.join('-'), place, level, times: times(place), parents }]
    })
  return nodesAt(1, 0, [])
}

/** How many generations above the animal hold anyone who is known. */
export function knownLevels<A extends Descended>(root: A, animals: readonly A[]): number {
  const rows = placesAbove(root, animals, shownLevels.most)
  return rows.findLastIndex((row) => row.some(({ kind }) => kind !== 'unknown')) + 1
}

/** How many rows a tree takes where each box that has none above it takes one. */
export const rowsOf = <A>(nodes: readonly FamilyNode<A>[]): number =>
  nodes.reduce((sum, { parents }) => sum + Math.max(1, rowsOf(parents)), 0)

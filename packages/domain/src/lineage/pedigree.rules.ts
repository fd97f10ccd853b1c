import { type ParentSide, parentSides } from './lineage.rules.ts'

/** A parent of whom only words are known (LIN-03). */
export type TypedParent = {
  readonly name: string | null
  readonly morph: string | null
  readonly source: string | null
  readonly producedBy: string | null
}

/** What a tree needs to know of an animal: who its parents are, by number or by word. A number wins (LIN-Q04). */
export type Descended = {
  readonly id: number
  readonly fatherId: number | null
  readonly motherId: number | null
  readonly father: TypedParent | null
  readonly mother: TypedParent | null
}

/**
 * An animal, its parents, their parents and so on, at most so many generations; who stands in several is in the nearest.
 */
export function generationsAbove<A extends Pick<Descended, 'id' | 'fatherId' | 'motherId'>>(
  animals: readonly A[],
  id: number,
  generations: number,
): A[][] {
  const left = new Map(animals.map((animal) => [animal.id, animal]))
  const found: A[][] = []
  let wanted: (number | null)[] = [id]
  while (wanted.length > 0 && found.length < generations) {
    const generation: A[] = []
    for (const wantedId of wanted) {
      const animal = left.get(wantedId ?? 0)
      if (!animal) continue
      left.delete(animal.id)
      generation.push(animal)
    }
    found.push(generation)
    wanted = generation.flatMap(({ fatherId, motherId }) => [fatherId, motherId])
  }
  return found
}

/** One box of a tree: an animal, words, or nobody known. `child` is the animal whose parent stands here, if it is one. */
export type Place<A> =
  | { readonly kind: 'animal'; readonly animal: A; readonly side: ParentSide; readonly child: A }
  | { readonly kind: 'typed'; readonly words: TypedParent; readonly side: ParentSide; readonly child: A }
  | { readonly kind: 'unknown'; readonly side: ParentSide; readonly child: A | null }

/**
 * The boxes of a tree above an animal, generation by generation: the first row holds father and mother, the next the
 * four grandparents, and so on; the parents of box n stand at 2n and 2n + 1 of the next row. A parent whose own record
 * is not among the animals given is shown as unknown.
 */
export function placesAbove<A extends Descended>(
  root: A,
  animals: readonly A[],
  levels: number,
): Place<A>[][] {
  const byId = new Map(animals.map((animal) => [animal.id, animal]))
  const rows: Place<A>[][] = []
  let children: (A | null)[] = [root]
  for (let level = 1; level <= levels; level++) {
    const row = children.flatMap((child) => parentSides.map((side) => placeOf(child, side, byId)))
    rows.push(row)
    children = row.map((place) => (place.kind === 'animal' ? place.animal : null))
  }
  return rows
}

function placeOf<A extends Descended>(
  child: A | null,
  side: ParentSide,
  byId: ReadonlyMap<number, A>,
): Place<A> {
  if (child === null) return { kind: 'unknown', side, child }
  const linked = byId.get(child[`${side}Id`] ?? 0)
  if (linked) return { kind: 'animal', animal: linked, side, child }
  const words = child[side]
  return words ? { kind: 'typed', words, side, child } : { kind: 'unknown', side, child }
}

/** The numbers of animals that stand at more than one place of a tree: through them its lines meet. */
export function repeatedIn<A extends Descended>(rows: readonly (readonly Place<A>[])[]): Set<number> {
  const met = new Set<number>()
  const repeated = new Set<number>()
  for (const place of rows.flat()) {
    if (place.kind !== 'animal') continue
    if (met.has(place.animal.id)) repeated.add(place.animal.id)
    met.add(place.animal.id)
  }
  return repeated
}

/** How much of a pedigree is known: of so many places in so many generations, so many have a name. */
export type KnownShare = { readonly known: number; readonly places: number; readonly generations: number }

/** The generations above an animal over which a pedigree is judged; breed registries commonly use five. */
export const judgedGenerations = 5

/** How many of the 62 ancestors of five generations are known, by link or by word. */
export function knownShare<A extends Descended>(root: A, animals: readonly A[]): KnownShare {
  const places = placesAbove(root, animals, judgedGenerations).flat()
  const known = places.filter(({ kind }) => kind !== 'unknown').length
  return { known, places: places.length, generations: judgedGenerations }
}

/**
 * Whether an animal may be more inbred than can be told, because ancestors within the judged generations are unknown:
 * each of them counts as a stranger, and one who isn't would only add to the coefficient.
 */
export const isShallow = ({ known, places }: KnownShare): boolean => known < places

/** A coefficient or a share as keepers read it: 0.0625 is '6.25%', a trace is '<0.01%'. */
export function percentText(share: number): string {
  const percent = share * 100
  if (percent > 0 && percent < 0.01) return '<0.01%'
  return `${Number(percent.toFixed(2))}%`
}

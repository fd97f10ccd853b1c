import {
  type Counted,
  countInbreeding,
  inOrder,
  type Parentage,
  type Pedigree,
  stranger,
} from './kinship.rules.ts'

/**
 * Kinship of many animals at once, exact. A column of the relationship matrix A = T D T', times any weights, follows from
 * one walk up and one walk down the pedigree, without the matrix (J.-J. Colleau, "An indirect approach to the extensive
 * calculation of relationship coefficients", Genetics Selection Evolution 34, 2002, 409–421). Kinship is half of A.
 */

/** A pedigree that is prepared once for many questions. */
type Prepared = Pedigree & Counted & { readonly places: ReadonlyMap<number, number> }

function prepare(animals: readonly Parentage[]): Prepared {
  const pedigree = inOrder(animals)
  const { size, ids } = pedigree
  const places = new Map<number, number>()
  for (let place = 1; place < size; place++) places.set(ids[place] ?? 0, place)
  return { ...pedigree, ...countInbreeding(pedigree), places }
}

/** A times weights, in place: each animal's weight becomes its relationship to all that had one. */
function relate({ size, sires, dams, drawn }: Prepared, weights: Float64Array): void {
  for (let place = size - 1; place > stranger; place--) {
    const half = (weights[place] ?? 0) / 2
    if (half === 0) continue
    const [sire, dam] = [sires[place] ?? stranger, dams[place] ?? stranger]
    weights[sire] = (weights[sire] ?? 0) + half
    weights[dam] = (weights[dam] ?? 0) + half
  }
  weights[stranger] = 0
  for (let place = 1; place < size; place++) {
    const parents = (weights[sires[place] ?? stranger] ?? 0) + (weights[dams[place] ?? stranger] ?? 0)
    weights[place] = (weights[place] ?? 0) * (drawn[place] ?? 0) + parents / 2
  }
}

/** Own animals and everyone that they descend from, of all that are given. */
export function withAncestors(animals: readonly Parentage[], ids: Iterable<number>): Parentage[] {
  const byId = new Map(animals.map((animal) => [animal.id, animal]))
  const line = new Set<Parentage>()
  const add = (id: number | null): void => {
    const animal = id === null ? undefined : byId.get(id)
    if (animal) line.add(animal)
  }
  for (const id of ids) add(id)
  // A set is walked to its end while it grows.
  for (const { fatherId, motherId } of line) {
    add(fatherId)
    add(motherId)
  }
  return [...line]
}

/** Mean kinship with a group, itself included where it is of it. */
export type GroupKinship = {
  readonly with: (id: number) => number
  /** 1 less the mean of the group's mean kinships; null of a group of nobody. */
  readonly geneDiversity: number | null
}

/** A pedigree that answers many questions; numbers that are not among the animals are related to nobody. */
export type Kinship = {
  /** Of the young of a male with each female, in their order: their coefficient of inbreeding, 0 to 1. */
  readonly ofYoung: (male: number, females: readonly number[]) => number[]
  readonly withGroup: (group: readonly number[]) => GroupKinship
  /** The coefficient of inbreeding of an animal. */
  readonly inbreeding: (id: number) => number
}

/**
 * Prepares a pedigree for many questions, of which each is one walk up and one down. Throws a RangeError where an animal is
 * its own ancestor. `animals` are all of whom anyone asked for descends.
 */
export function openKinship(animals: readonly Parentage[]): Kinship {
  const prepared = prepare(animals)
  const { size, places, inbreeding } = prepared
  const columnOf = (weighed: readonly number[], weight: number): Float64Array => {
    const column = new Float64Array(size)
    for (const id of weighed) column[places.get(id) ?? stranger] = weight
    relate(prepared, column)
    return column
  }
  const at = (column: Float64Array, id: number): number => column[places.get(id) ?? stranger] ?? 0
  return {
    ofYoung: (male, females) => {
      const column = columnOf([male], 0.5)
      return females.map((female) => at(column, female))
    },
    withGroup: (group) => {
      const known = group.filter((id) => places.has(id))
      const means = columnOf(known, 0.5 / Math.max(1, known.length))
      const mean = known.reduce((sum, id) => sum + at(means, id), 0) / known.length
      return { with: (id) => at(means, id), geneDiversity: known.length === 0 ? null : 1 - mean }
    },
    // The stranger's is a means of counting, not a coefficient.
    inbreeding: (id) => (places.has(id) ? (inbreeding[places.get(id) ?? stranger] ?? 0) : 0),
  }
}

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

/** What is asked of a pedigree: pairs of males and females, and the group whose mean kinship counts, by their numbers. */
export type KinshipAsked = {
  readonly males: readonly number[]
  readonly females: readonly number[]
  readonly group: readonly number[]
}

/** Kinship of pairs and of a group; numbers that are not among the animals are related to nobody. */
export type KinshipTable = {
  /** Of the young of each male, in the order asked for, with each female: their coefficient of inbreeding, 0 to 1. */
  readonly ofYoung: readonly (readonly number[])[]
  /** Mean kinship with the group, itself included where it is of it, of each animal asked for. */
  readonly meanKinship: ReadonlyMap<number, number>
  /** The coefficient of inbreeding of each animal asked for. */
  readonly inbreeding: ReadonlyMap<number, number>
  /** 1 less the mean of the group's mean kinships; null of a group of nobody. */
  readonly geneDiversity: number | null
}

/**
 * The kinship of many pairs. Throws a RangeError where an animal is its own ancestor. `animals` are all of whom anyone asked
 * for descends.
 */
export function kinshipTable(
  animals: readonly Parentage[],
  { males, females, group }: KinshipAsked,
): KinshipTable {
  const prepared = prepare(animals)
  const { size, places, inbreeding } = prepared
  const columnOf = (weighed: readonly number[], weight: number): Float64Array => {
    const column = new Float64Array(size)
    for (const id of weighed) column[places.get(id) ?? stranger] = weight
    relate(prepared, column)
    return column
  }
  const at = (column: Float64Array, id: number): number => column[places.get(id) ?? stranger] ?? 0
  const ofYoung = males.map((male) => {
    const column = columnOf([male], 0.5)
    return females.map((female) => at(column, female))
  })
  const known = group.filter((id) => places.has(id))
  const means = columnOf(known, 0.5 / Math.max(1, known.length))
  const asked = [...new Set([...males, ...females, ...known])]
  const mean = known.reduce((sum, id) => sum + at(means, id), 0) / known.length
  return {
    ofYoung,
    meanKinship: new Map(asked.map((id) => [id, at(means, id)])),
    inbreeding: new Map(asked.map((id) => [id, places.has(id) ? (inbreeding[places.get(id) ?? 0] ?? 0) : 0])),
    geneDiversity: known.length === 0 ? null : 1 - mean,
  }
}

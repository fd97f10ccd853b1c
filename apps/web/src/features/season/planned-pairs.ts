import { bandOf, type InbreedingBand } from '@clutchbook/domain/season/planner.rules'
import type { Matrix, MatrixAnimal, PairOdds } from './planner.queries.ts'
import type { PlannerOrder } from './planner-search.ts'

/** A pair of the matrix with all that is known of it. */
export type PlannedPair = {
  readonly key: string
  readonly male: MatrixAnimal
  readonly female: MatrixAnimal
  /** Of the young. */
  readonly inbreeding: number
  readonly band: InbreedingBand
  readonly odds: PairOdds | null
  /** The latest active project of the pair; null without one. */
  readonly breedingProjectId: number | null
}

const pairKey = (maleId: number, femaleId: number): string => `${maleId} ${femaleId}`

/** Finds a pair by the places of its animals in the answer; null outside of it. */
export type PairFinder = (male: number, female: number) => PlannedPair | null

export function pairFinder(matrix: Matrix): PairFinder {
  const odds = new Map(matrix.odds?.pairs.map((pair) => [pairKey(pair.maleId, pair.femaleId), pair]))
  const projects = new Map(
    matrix.paired.map((pair) => [pairKey(pair.maleId, pair.femaleId), pair.breedingProjectId]),
  )
  return (at, other) => {
    const [male, female] = [matrix.males[at], matrix.females[other]]
    if (!male || !female) return null
    const key = pairKey(male.id, female.id)
    const inbreeding = matrix.inbreeding[at]?.[other] ?? 0
    return {
      ...{ key, male, female, inbreeding, band: bandOf(inbreeding) },
      ...{ odds: odds.get(key) ?? null, breedingProjectId: projects.get(key) ?? null },
    }
  }
}

/** Of pairs that were picked those whose animals are both still in the matrix, as it tells them now. */
export function stillIn(
  { males, females }: Matrix,
  find: PairFinder,
  picked: Iterable<PlannedPair>,
): PlannedPair[] {
  const [maleAt, femaleAt] = [placesById(males), placesById(females)]
  return [...picked].flatMap(
    ({ male, female }) => find(maleAt.get(male.id) ?? -1, femaleAt.get(female.id) ?? -1) ?? [],
  )
}

const placesById = (animals: readonly MatrixAnimal[]): ReadonlyMap<number, number> =>
  new Map(animals.map(({ id }, place) => [id, place]))

/** Inbreeding in per cent, to two digits, so that what is of a band is not told as beyond its end: 6.25, not 6.3. */
export function kinPercent(inbreeding: number): string {
  const percent = Number((100 * inbreeding).toFixed(2))
  return percent === 0 && bandOf(inbreeding) !== 'none' ? 'under 0.01%' : `${percent}%`
}

/** The places of animals in an order; those that are alike stay as they are, by name. */
export function placesIn(animals: readonly MatrixAnimal[], order: PlannerOrder): number[] {
  const places = animals.map((_, at) => at)
  const kinshipOf = (at: number): number => animals[at]?.meanKinship ?? 0
  const reasonsOf = (at: number): number => animals[at]?.reasons.length ?? 0
  if (order === 'kinship') return places.sort((one, other) => kinshipOf(one) - kinshipOf(other))
  if (order === 'ready') return places.sort((one, other) => reasonsOf(one) - reasonsOf(other))
  return places
}

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

export const pairKey = (maleId: number, femaleId: number): string => `${maleId} ${femaleId}`

/** Finds pairs by the places of their animals in the answer; null outside of it. */
export function pairFinder(matrix: Matrix): (male: number, female: number) => PlannedPair | null {
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

/** The places of animals in an order; those that are alike stay as they are, by name. */
export function placesIn(animals: readonly MatrixAnimal[], order: PlannerOrder): number[] {
  const places = animals.map((_, at) => at)
  const kinshipOf = (at: number): number => animals[at]?.meanKinship ?? 0
  const reasonsOf = (at: number): number => animals[at]?.reasons.length ?? 0
  if (order === 'kinship') return places.sort((one, other) => kinshipOf(one) - kinshipOf(other))
  if (order === 'ready') return places.sort((one, other) => reasonsOf(one) - reasonsOf(other))
  return places
}

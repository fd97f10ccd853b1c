import { isActiveStatus, laterStatus, type ProjectStatus } from '../breeding/breeding.rules.ts'
import type { FactKind } from './season-facts.rules.ts'

/** What a fact of a female's season tells her project (SEA-05); other facts tell nothing. */
const toldByFact: { readonly [Kind in FactKind]?: ProjectStatus } = {
  introduced: 'Paired',
  lock: 'Confirmed Lock',
  ovulation: 'Gravid',
  shed: 'Gravid',
}

/** The status that a fact tells its project; null where it tells nothing. */
export const statusToldBy = (kind: FactKind): ProjectStatus | null => toldByFact[kind] ?? null

/**
 * The status of a project once a fact of it is written down: it moves on to the one that says so, never back, and never
 * from Completed, Complete or Failed.
 */
export function statusAfterFact(status: ProjectStatus, kind: FactKind): ProjectStatus {
  const told = statusToldBy(kind)
  return told === null ? status : laterStatus(status, told)
}

/** A project of a female as far as it matters which one a fact is of. */
export type FactProject = {
  readonly id: number
  readonly maleId: number | null
  readonly status: ProjectStatus
}

/**
 * The project that a fact moves (SEA-05): the one it names, else the only active one of the female with that male; of a
 * fact without a male her only active one. Null where none is, or several are.
 */
export function projectOfFact<Project extends FactProject>(
  projects: readonly Project[],
  fact: { readonly breedingProjectId: number | null; readonly maleId: number | null },
): Project | null {
  if (fact.breedingProjectId !== null) return projects.find(({ id }) => id === fact.breedingProjectId) ?? null
  const [only, ...others] = projects.filter(
    ({ status, maleId }) => isActiveStatus(status) && (fact.maleId === null || maleId === fact.maleId),
  )
  return only && others.length === 0 ? only : null
}

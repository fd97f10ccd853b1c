import { isActiveStatus, offeredStatuses, type ProjectStatus } from '../breeding/breeding.rules.ts'
import type { FactKind } from './season-facts.rules.ts'

/** What a fact of a female's season tells her project (SEA-05); other facts tell nothing. */
const toldByFact: { readonly [Kind in FactKind]?: ProjectStatus } = {
  introduced: 'Paired',
  lock: 'Confirmed Lock',
  ovulation: 'Gravid',
  shed: 'Gravid',
}

const placeOf = (status: ProjectStatus): number =>
  (offeredStatuses as readonly ProjectStatus[]).indexOf(status)

/** The later of two statuses in the order of a season; one that has no place there, as 'Active', is left for no other. */
const later = (status: ProjectStatus, told: ProjectStatus): ProjectStatus =>
  isActiveStatus(status) && placeOf(status) !== -1 && placeOf(status) < placeOf(told) ? told : status

/**
 * The status of a project once a fact of it is written down: it moves on to the one that says so, never back, and never
 * from Completed, Complete or Failed.
 */
export function statusAfterFact(status: ProjectStatus, kind: FactKind): ProjectStatus {
  const told = toldByFact[kind]
  return told === undefined ? status : later(status, told)
}

/** What a fact moved its project from and to. */
export type StatusMove = { readonly from: ProjectStatus; readonly to: ProjectStatus }

/** A fact of a project, and what it moved it from and to; null where it moved nothing. */
export type MovingFact = {
  readonly id: number
  readonly kind: FactKind
  readonly move: StatusMove | null
}

/**
 * What a project and its other facts are once a fact is deleted (SEA-05). Where the status stands that it moved to, it is the
 * one of before, or a later one that facts which stay still tell; such a fact then takes over the move. What moved on from
 * there counts from where the deleted one came. So facts that are deleted in any order leave the project as it was.
 */
export function withoutFact(
  status: ProjectStatus,
  gone: StatusMove | null,
  staying: readonly MovingFact[],
): { readonly status: ProjectStatus; readonly staying: readonly MovingFact[] } {
  if (gone === null) return { status, staying }
  const { from, to } = gone
  const chained = staying.map((fact) =>
    fact.move?.from === to ? { ...fact, move: { from, to: fact.move.to } } : fact,
  )
  if (status !== to) return { status, staying: chained }
  const back = staying.reduce((told, { kind }) => statusAfterFact(told, kind), from)
  const heir = chained.find(
    ({ kind, move }) => move === null && back !== from && statusAfterFact(from, kind) === back,
  )
  return {
    status: back,
    staying: chained.map((fact) => (fact === heir ? { ...fact, move: { from, to: back } } : fact)),
  }
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

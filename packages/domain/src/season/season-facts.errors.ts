import type { CivilDay } from '../kernel/civil-day.ts'
import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import type { CycleConflict } from './cycles.rules.ts'
import { factMessages } from './season-facts.rules.ts'
import type { SeasonFact } from './season-facts.schema.ts'

export const seasonFactNotFound = () => new DomainError('not-found', 'Fact not found')

export const factChangedMeanwhile = (current: SeasonFact) =>
  new StaleVersionError(
    'This fact was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

export const factMaleNotFound = () =>
  new DomainError('not-found', 'Animal not found', { maleId: 'Animal not found' })

export const factProjectNotFound = () =>
  new DomainError('not-found', 'Project not found', { breedingProjectId: 'Project not found' })

const happened = { ovulation: 'ovulated', shed: 'shed' } as const

/** Why a fact can't stand in its cycle: another of its kind does, or it comes in the wrong order (SEA-03). */
export function refuseInCycle(conflict: CycleConflict): DomainError {
  if (conflict.kind === 'order') return refuseField('day', factMessages.shedBeforeOvulation)
  const { kind, day } = conflict.first
  const what = kind === 'ovulation' || kind === 'shed' ? happened[kind] : kind
  const message = `It is written down already that she ${what} on ${day}. Please correct that day, or end her season first.`
  return new DomainError('taken', message, { day: message })
}

/** A male is with another female: the keeper says what becomes of that (SEA-04). */
export function maleIsElsewhere(female: string, since: CivilDay): DomainError {
  const message = `He is with ${female} since ${since}. Please say whether that ends, or whether he is with both.`
  return new DomainError('taken', message, { overlap: message })
}

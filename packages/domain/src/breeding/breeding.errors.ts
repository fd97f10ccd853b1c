import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import { projectMessages } from './breeding.rules.ts'
import type { Project } from './breeding.schema.ts'
import type { ProjectYoung } from './project-young.schema.ts'

export const projectNotFound = () => new DomainError('not-found', 'Project not found')

export const projectChangedMeanwhile = (current: Project) =>
  new StaleVersionError(
    'This project was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

export const projectWithoutPair = () =>
  new DomainError(
    'not-found',
    'This project has no pair any more, so it has no odds. Give it a male and a female of your collection.',
  )

export const projectWithoutGenes = (species: string) =>
  new DomainError('not-found', `No genes are known of ${species}, so this project has no odds`)

export const youngChangedMeanwhile = (current: ProjectYoung) =>
  new StaleVersionError(
    'The counted young of this project were changed somewhere else in the meantime. Reload them and make your change again.',
    current,
  )

export const projectsNotFound = (count: number) =>
  new DomainError(
    'not-found',
    count === 1
      ? 'One of these projects is gone already, so nothing was changed. Choose again without it.'
      : `${count} of these projects are gone already, so nothing was changed. Choose again without them.`,
  )

/** A pair that is to be planned is being bred already (PLN-05). */
export function pairHasProject(place: number, project: string): DomainError {
  const message = `This pair has an active project already: ${project}. Please leave the pair out, or ask for it again.`
  return new DomainError('taken', message, { [`pairs.${place}`]: message })
}

/** The same pair stands twice among those that are planned. */
export const pairTwice = (place: number) => refuseField(`pairs.${place}`, 'Please name each pair once')

/** A refusal of a partner of one of several pairs stands beside that pair. */
export const refusedInPair = (place: number, { code, message, errors }: DomainError): DomainError =>
  new DomainError(
    code,
    message,
    Object.fromEntries(
      Object.entries(errors ?? {}).map(([field, words]) => [`pairs.${place}.${field}`, words]),
    ),
  )

type Side = 'maleId' | 'femaleId'

export const partnerNotFound = (field: Side) =>
  new DomainError('not-found', 'That animal is not in your collection', {
    [field]: 'That animal is not in your collection',
  })

export const partnerRequired = (field: Side) =>
  refuseField(field, field === 'maleId' ? projectMessages.male : projectMessages.female)

export const wrongPartnerSex = (field: Side) =>
  refuseField(field, field === 'maleId' ? 'The sire must be Male' : 'The dam must be Female')

export const partnerIsOffspring = (field: Side) =>
  refuseField(field, 'This animal comes from the project itself, so it cannot be one of its parents')

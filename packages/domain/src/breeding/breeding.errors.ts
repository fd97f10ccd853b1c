import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import { projectMessages } from './breeding.rules.ts'
import type { Project } from './breeding.schema.ts'

export const projectNotFound = () => new DomainError('not-found', 'Project not found')

export const projectChangedMeanwhile = (current: Project) =>
  new StaleVersionError(
    'This project was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
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

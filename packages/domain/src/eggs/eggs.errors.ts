import { workedOn } from '../collection/collection.errors.ts'
import { firstCustomIdMessage } from '../collection/custom-ids.rules.ts'
import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import type { Egg } from './eggs.schema.ts'

export const eggNotFound = () => new DomainError('not-found', 'Egg not found')

export const eggProjectNotFound = () =>
  new DomainError('not-found', 'Project not found', { breedingProjectId: 'Project not found' })

export const eggChangedMeanwhile = (current: Egg) =>
  new StaleVersionError(
    'This egg was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

export const eggNumberTaken = () =>
  new DomainError('taken', 'Egg number already exists in this project', {
    eggNumber: 'Egg number already exists in this project',
  })

export const cannotCountOn = () =>
  refuseField('firstNumber', 'Please end the first number with a digit, so that the others can follow')

export const customIdsCannotCountOn = () => refuseField('firstCustomId', firstCustomIdMessage)

/** What a refusal calls an egg. */
export const eggCalled = (eggNumber: string): string =>
  eggNumber === '' ? 'One of these eggs' : `Egg #${eggNumber}`

export const hatchedAlready = (eggNumber: string) =>
  new DomainError('taken', `${eggCalled(eggNumber)} has its animal already`)

export const eggWorkedOn = (eggNumber: string) => workedOn([eggCalled(eggNumber)])

export const notFromThisEgg = () => new DomainError('not-found', 'That animal did not hatch from this egg')

export const sameEggTwice = (field: 'eggs' | 'ended') => refuseField(field, 'Each egg can hatch only once')

export const hatchlingSpeciesUnknown = () =>
  refuseField('species', 'The parents are not known here, so please say the species')

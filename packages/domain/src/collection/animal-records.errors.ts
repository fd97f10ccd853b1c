import { DomainError, StaleVersionError } from '../kernel/domain-error.ts'
import type { AnimalRecord } from './animal-records.schema.ts'

export const recordNotFound = () => new DomainError('not-found', 'Record not found')

/** Of several at once. */
export const recordsNotFound = () =>
  new DomainError('not-found', 'Some of these records are gone already, so none of them was removed.')

export const recordChangedMeanwhile = (current: AnimalRecord) =>
  new StaleVersionError(
    'This record was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

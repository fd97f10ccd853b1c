import { DomainError } from '../kernel/domain-error.ts'

export const recordNotFound = () => new DomainError('not-found', 'Record not found')

/** Of several at once. */
export const recordsNotFound = () =>
  new DomainError('not-found', 'Some of these records are gone already, so none of them was removed.')

export const recordChangedMeanwhile = () =>
  new DomainError(
    'stale-version',
    'This record was changed somewhere else in the meantime. Reload it and make your change again.',
  )

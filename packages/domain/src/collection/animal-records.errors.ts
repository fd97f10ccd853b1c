import { DomainError } from '../kernel/domain-error.ts'

export const recordNotFound = () => new DomainError('not-found', 'Record not found')

export const recordChangedMeanwhile = () =>
  new DomainError(
    'stale-version',
    'This record was changed somewhere else in the meantime. Reload it and make your change again.',
  )

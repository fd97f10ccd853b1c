import { DomainError, type ErrorCode, type FieldErrors, StaleVersionError } from '../kernel/domain-error.ts'
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

/** A condition lasts already; the errors say since when, by field. */
export const conditionLasts = (errors: FieldErrors) =>
  new DomainError('taken', Object.values(errors)[0] ?? 'This lasts already', errors)

/** What is said of the name of a new record that is that of another. */
export const clientIdMessage = 'This clientId was already used for another record'

export const clientIdTaken = () =>
  new DomainError('key-reused', `${clientIdMessage}.`, { clientId: clientIdMessage })

type Refusal = { readonly code: ErrorCode; readonly message: string; readonly errors: FieldErrors }

/** Some of several new records can't be; the errors name each. */
export const recordsRefused = ({ code, message, errors }: Refusal) => new DomainError(code, message, errors)

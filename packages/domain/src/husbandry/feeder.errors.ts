import { DomainError, type FieldErrors, StaleVersionError } from '../kernel/domain-error.ts'
import { feederLimits } from './feeder.rules.ts'
import type { Feeder } from './feeder.schema.ts'

const notFound = 'Feeder not found'

export const feederNotFound = () => new DomainError('not-found', notFound)

/** Of records: the errors name the fields that hold it. */
export const feedersNotFound = (fields: readonly string[]) =>
  new DomainError(
    'not-found',
    notFound,
    Object.fromEntries(fields.map((field) => [field, notFound])) as FieldErrors,
  )

export const feederChangedMeanwhile = (current: Feeder) =>
  new StaleVersionError(
    'This feeder was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

/** A keeper has one feeder of a prey, size and state (FED-01). */
export const feederTwice = () => {
  const message = 'You have a feeder of that prey, size and state already. Add to that one.'
  return new DomainError('taken', message, { prey: message })
}

export const tooManyFeeders = () =>
  new DomainError('not-valid', `More than ${feederLimits.feeders} feeders are not kept. Remove one first.`)

export const moveNameTaken = () => {
  const message = 'This clientId was already used for another change of stock'
  return new DomainError('key-reused', `${message}.`, { clientId: message })
}

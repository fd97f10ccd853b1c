import { DomainError, type FieldErrors, StaleVersionError } from '../kernel/domain-error.ts'
import { placeLimits } from './place.rules.ts'
import type { Place } from './places.schema.ts'

const notFound = 'Place not found'

export const placeNotFound = () => new DomainError('not-found', notFound)

/** Of what names places: the errors name the fields that hold them. */
export const placesNotFound = (fields: readonly string[]) =>
  new DomainError(
    'not-found',
    notFound,
    Object.fromEntries(fields.map((field) => [field, notFound])) as FieldErrors,
  )

export const placeChangedMeanwhile = (current: Place) =>
  new StaleVersionError(
    'This place was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

/** A code is on one label (PLC-02). */
export const codeTaken = (code: string) => {
  const message = `You have another place with the code ${code}. Please give this one another.`
  return new DomainError('taken', message, { code: message })
}

/** Animals would be more than their places hold (PLC-07); the errors name what is put where. */
export const placesFull = (errors: FieldErrors) =>
  new DomainError('taken', Object.values(errors)[0] ?? 'This place is full', errors)

/** Tubs that would go are occupied (PLC-04). */
export const tubsOccupied = (labels: readonly string[]) => {
  const message =
    labels.length === 1
      ? `${labels[0]} is occupied. Please move what is in it first.`
      : `${labels.slice(0, 5).join(', ')}${labels.length > 5 ? ' and others' : ''} are occupied. Please move what is in them first.`
  return new DomainError('taken', message, { rows: message })
}

export const tooManyPlaces = () =>
  new DomainError(
    'not-valid',
    `More than ${placeLimits.places} places are not kept. Please remove some first.`,
  )

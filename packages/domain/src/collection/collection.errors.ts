import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import type { Animal } from './collection.schema.ts'

export const animalNotFound = () => new DomainError('not-found', 'Reptile not found')

/** Of several at once; nobody learns whether one is missing or another keeper's. */
export const animalsNotFound = (count: number) =>
  new DomainError(
    'not-found',
    count === 1
      ? 'One of these animals is not in your collection any more, so nothing was changed. Choose again without it.'
      : `${count} of these animals are not in your collection any more, so nothing was changed. Choose again without them.`,
  )

export const animalChangedMeanwhile = (current: Animal) =>
  new StaleVersionError(
    'This animal was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

/** Of animals and of what else is taken back with them, by their names. */
export function workedOn(names: readonly string[]): DomainError {
  const last = names.at(-1) ?? ''
  const told =
    names.length > 1
      ? `${names.slice(0, -1).join(', ')} and ${last} were changed since and stay`
      : `${last} was changed since and stays`
  return new DomainError('taken', `${told}, so nothing was taken back.`)
}

export const parentNotFound = (field: 'fatherId' | 'motherId') =>
  new DomainError('not-found', 'That parent is not in your collection', {
    [field]: 'That parent is not in your collection',
  })

export const wrongParentSex = (field: 'fatherId' | 'motherId') =>
  refuseField(field, field === 'fatherId' ? 'A father must be Male' : 'A mother must be Female')

export const ownAncestor = (field: 'fatherId' | 'motherId') =>
  refuseField(field, 'An animal cannot be its own ancestor')

import { DomainError, refuseField, StaleVersionError } from '../kernel/domain-error.ts'
import { ancestorPicturesMessage } from './lineage.rules.ts'
import type { Ancestor } from './lineage.schema.ts'

export const offspringLinkNotFound = () => new DomainError('not-found', 'Offspring not found')

export const offspringAnimalNotFound = () =>
  new DomainError('not-found', 'That animal is not in your collection', {
    reptileId: 'That animal is not in your collection',
  })

export const offspringTwice = () =>
  new DomainError('taken', 'This animal is already listed as offspring', {
    reptileId: 'This animal is already listed as offspring',
  })

export const ancestorNotFound = () => new DomainError('not-found', 'Ancestor not found')

export const ancestorChangedMeanwhile = (current: Ancestor) =>
  new StaleVersionError(
    'This ancestor was changed somewhere else in the meantime. Reload it and make your change again.',
    current,
  )

/** Photos of an ancestor are pictures, never videos (MED-19). */
export const ancestorPicturesOnly = () =>
  new DomainError('unsupported-file', ancestorPicturesMessage, { photos: ancestorPicturesMessage })

export const offspringOfItself = () =>
  refuseField('reptileId', 'An animal cannot be its own parent or ancestor')

import { DomainError, refuseField } from '../kernel/domain-error.ts'

export const offspringLinkNotFound = () => new DomainError('not-found', 'Offspring not found')

export const offspringAnimalNotFound = () =>
  new DomainError('not-found', 'That animal is not in your collection', {
    reptileId: 'That animal is not in your collection',
  })

export const offspringTwice = () =>
  new DomainError('taken', 'This animal is already listed as offspring', {
    reptileId: 'This animal is already listed as offspring',
  })

export const offspringOfItself = () =>
  refuseField('reptileId', 'An animal cannot be its own parent or ancestor')

import { DomainError } from '../kernel/domain-error.ts'

/** One answer for a missing animal, a private one and a foreign one (SHR-13, SHR-60). */
export const sharedAnimalNotFound = () => new DomainError('not-found', 'Reptile not found')

/** One answer for a missing keeper and one who shows nothing (SHR-19, SHR-60). */
export const publicKeeperNotFound = () =>
  new DomainError('not-found', 'This profile is either private or doesn’t exist.')

import { DomainError, refuseField } from '../kernel/domain-error.ts'

/** One answer for a missing animal, a private one and a foreign one (SHR-13, SHR-60). */
export const sharedAnimalNotFound = () => new DomainError('not-found', 'Reptile not found')

/** One answer for a missing keeper and one who shows nothing (SHR-19, SHR-60). */
export const publicKeeperNotFound = () =>
  new DomainError('not-found', 'This profile is either private or doesn’t exist.')

/** Whoever has the link may know that there is a password; what stands behind it is told to nobody without. */
export const pageLocked = () => new DomainError('password-needed', 'This page asks for a password')

/** Not the words of sign-in: no account is meant. */
export const wrongPagePassword = () => refuseField('password', 'That is not the password of this page')

export const endIsOver = (field: string) => refuseField(field, 'Please choose today or a later day')

import { DomainError, refuseField } from '../kernel/domain-error.ts'

/** One answer for a missing keeper and one who isn't shown to others (SHR-36). */
export const userNotFound = () => new DomainError('not-found', 'User Not Found')

export const cannotFollowSelf = () => refuseField('id', 'You cannot follow yourself')

import { DomainError, refuseField } from '../kernel/domain-error.ts'

export const notificationNotFound = () => new DomainError('not-found', 'Notification not found')

/** Mail goes only where its owner has shown that they want it. */
export const addressUnproved = () =>
  refuseField('on', 'Please confirm your e-mail address first; we can mail you the link again.')

export const brokenUnsubscribeLink = () =>
  refuseField('token', 'This link is not complete. You can turn the mails off in your settings.')

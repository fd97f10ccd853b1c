import { DomainError } from '../kernel/domain-error.ts'

/** One answer for a token that never was, was revoked, or has ended. */
export const unknownToken = () =>
  new DomainError(
    'not-signed-in',
    'This token does not work: it is unknown, was revoked, or has ended. Please make a new one in Account Settings.',
  )

export const tokenOnlyReads = () =>
  new DomainError(
    'not-allowed',
    'This token may only read. Please use one that may read and change; it is made in Account Settings.',
  )

export const tokenOnlyMeasures = () =>
  new DomainError(
    'not-allowed',
    'This token may only send readings. Please use one that may do this; it is made in Account Settings.',
  )

/** For what concerns the account itself, or deletes for good. */
export const noTokenMay = () =>
  new DomainError('not-allowed', 'No token may do this. Please sign in on the site and do it there.')

export const tokenNotFound = () => new DomainError('not-found', 'Token not found')

export const tooManyTokens = (most: number) =>
  new DomainError('taken', `You have ${most} tokens already. Please revoke one first.`)

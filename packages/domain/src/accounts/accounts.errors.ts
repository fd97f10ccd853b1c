import { DomainError, refuseField, TooManyError } from '../kernel/domain-error.ts'

/** One answer for a wrong name and a wrong password (ACC-95). */
export const wrongCredentials = () => new DomainError('wrong-credentials', 'Invalid username or password')

export const notSignedIn = () => new DomainError('not-signed-in', 'Please sign in first')

/** For what can't be undone a sign-in of days ago is not enough (ACC-Q16). */
export const signInAgain = () =>
  new DomainError('sign-in-again', 'For your safety, please sign in again before you do this')

/** Whoever commands the mail of an account commands the account, so its address asks for the password (R36). */
export const passwordNeeded = () => {
  const message = 'Please enter your current password to change the email address'
  return new DomainError('sign-in-again', message, { currentPassword: message })
}

export const usernameTaken = () =>
  new DomainError('taken', 'Username already exists', { username: 'Username already exists' })

export const emailTaken = () =>
  new DomainError('taken', 'Email already in use', { email: 'Email already in use' })

/** Not a 401: the session lives on (ACC-96). */
export const wrongCurrentPassword = () => refuseField('currentPassword', 'Current password is incorrect')

/** One answer for a link that was never given out, was used, is too old, or was replaced by a newer one. */
export const brokenLink = () =>
  refuseField('token', 'This link has expired or was already used. Please ask for a new one.')

export const sessionNotFound = () => new DomainError('not-found', 'Session not found')

/** After repeated tries: how long to wait, in seconds (ACC-94). */
export const tooManyAttempts = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds < 60 ? counted(seconds, 'second') : counted(minutes, 'minute')
  return new TooManyError(`Too many attempts. Please try again in ${wait}.`, seconds)
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** For the operator's commands. */
export const unknownUsername = (username: string) =>
  new DomainError('not-found', `There is no account named ${username}`)

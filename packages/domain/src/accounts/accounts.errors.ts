import { DomainError } from '../kernel/domain-error.ts'

/** One answer for a wrong name and a wrong password (ACC-95). */
export const wrongCredentials = () => new DomainError('wrong-credentials', 'Invalid username or password')

export const notSignedIn = () => new DomainError('not-signed-in', 'Please sign in first')

export const usernameTaken = () =>
  new DomainError('taken', 'Username already exists', { username: 'Username already exists' })

export const emailTaken = () =>
  new DomainError('taken', 'Email already in use', { email: 'Email already in use' })

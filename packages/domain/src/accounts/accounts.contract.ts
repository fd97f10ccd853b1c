import { endpoint } from '../kernel/endpoint.ts'
import { credentials, currentUser, registration } from './accounts.schema.ts'

export const accountsContract = {
  register: endpoint({
    method: 'POST',
    path: '/api/register',
    access: 'visitor',
    summary: 'Open an account and sign in',
    body: registration,
    answer: currentUser,
    status: 201,
    errors: ['not-valid', 'taken', 'key-reused'],
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/login',
    access: 'visitor',
    summary: 'Sign in',
    body: credentials,
    answer: currentUser,
    errors: ['not-valid', 'wrong-credentials'],
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/api/logout',
    access: 'keeper',
    summary: 'Sign out',
    errors: ['not-signed-in'],
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/user',
    access: 'keeper',
    summary: 'The signed-in keeper',
    answer: currentUser,
    tagged: 'keeper',
    errors: ['not-signed-in'],
  }),
} as const

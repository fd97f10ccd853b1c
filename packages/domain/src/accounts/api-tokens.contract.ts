import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/fields.ts'
import { apiToken, createdApiToken, newApiToken } from './api-tokens.schema.ts'

/** Calls on the personal tokens by which programs act for a keeper. No token makes, lists or revokes one. */
export const apiTokensContract = {
  listTokens: endpoint({
    method: 'GET',
    path: '/api/tokens',
    access: 'signed-in',
    summary: 'Own personal tokens, newest first; without the tokens themselves',
    answer: z.array(apiToken),
    shows: ['tokens'],
    errors: ['not-signed-in'],
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/api/tokens',
    access: 'signed-in',
    summary: 'Make a personal token; it is answered this once. Asks for a sign-in of the last 24 hours',
    body: newApiToken,
    answer: createdApiToken,
    status: 201,
    changes: ['tokens'],
    errors: ['not-valid', 'not-signed-in', 'sign-in-again', 'taken'],
  }),
  removeToken: endpoint({
    method: 'DELETE',
    path: '/api/tokens/{id}',
    access: 'signed-in',
    summary: 'Revoke a personal token; it is void at once',
    params: idParams,
    changes: ['tokens'],
    errors: ['not-signed-in', 'not-found'],
  }),
} as const

import type { CreatedApiToken, NewApiToken } from '@clutchbook/domain/accounts/api-tokens.schema'
import { expect } from 'vitest'
import type { Visitor } from './visitor.ts'

/** How a program sends its token. */
export const bearing = (token: string) => ({ authorization: `Bearer ${token}` })

/** Has a keeper make a personal token: one that reads and has no end, unless the test says otherwise. */
export async function makeToken(
  keeper: Visitor,
  fields: Partial<NewApiToken> = {},
): Promise<CreatedApiToken> {
  const made = await keeper.post('/api/tokens', { name: 'Shelf', scope: 'read', lastsDays: null, ...fields })
  expect(made.status, made.text).toBe(201)
  return made.json()
}

import { z } from 'zod'
import { tokenScopes } from '../kernel/endpoint.ts'
import { moment, recordId, textBy } from '../kernel/fields.ts'
import { tokenDays, tokenNameProblem } from './api-tokens.rules.ts'

const scope = z.enum(tokenScopes, 'Please choose what the token may do: "read", "change" or "measure"')

/** The body of a new token. */
export const newApiToken = z.object({
  // Spaces around a name don't count towards its length.
  name: textBy(tokenNameProblem, 1000).transform((name) => name.trim()),
  /** `read` lets it ask for records, `change` lets it change them as well. */
  scope,
  /** After how many days it ends; null for a token that works until it is revoked. */
  lastsDays: z
    .literal(tokenDays, `Please choose ${tokenDays.join(', ')} days, or null for a token without an end`)
    .nullable(),
})

/** A personal token as its keeper sees it later; the token itself is shown once, when it is made. */
export const apiToken = z.object({
  id: recordId,
  name: z.string(),
  scope,
  createdAt: moment,
  /** Noted once an hour at most; null for one that has not been used. */
  lastUsedAt: moment.nullable(),
  /** Null for one that works until it is revoked. */
  endsAt: moment.nullable(),
})

/** The answer to making one. */
export const createdApiToken = apiToken.extend({
  /** Sent as `Authorization: Bearer …`. */
  token: z.string(),
})

export type NewApiToken = z.output<typeof newApiToken>
export type ApiToken = z.output<typeof apiToken>
export type CreatedApiToken = z.output<typeof createdApiToken>

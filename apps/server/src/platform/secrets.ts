import { hash, randomBytes } from 'node:crypto'

/** Makes words that can't be guessed. Passed in, so that tests can choose them. */
export type Secrets = { readonly newToken: () => string }

/** 256 bits from the operating system, in letters that fit cookies and links. */
export const systemSecrets: Secrets = { newToken: () => randomBytes(32).toString('base64url') }

/** The form in which a token is stored: who reads the database can't use it. */
export const hashToken = (token: string): string => hash('sha256', token)

import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { FastifyRequest } from 'fastify'
import { version } from '../version.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What answers depend on beside a keeper's data: the product's version, and settings that an operator may change. */
    edition: string
  }
}

/** The edition of a server with these settings. */
export const editionOf = (settings: { planLimits: boolean }): string =>
  settings.planLimits ? version : `${version}.unlimited`

/** The tag of everything read from a keeper's data: it changes with each change of theirs, and with the edition. */
export const keeperTag = (keeper: { keeperId: number; dataVersion: number }, edition: string): string =>
  `W/"k${keeper.keeperId}.${keeper.dataVersion}.${edition}"`

/** The tag of one record: its version. */
export const recordTag = (record: { version: number }): string => `"${record.version}"`

/** The tag of a record that is answered joined with others: it also changes with whatever the keeper changes. */
export const joinedTag = (
  record: { version: number },
  keeper: { keeperId: number; dataVersion: number },
  edition: string,
): string => `"${record.version}.${keeper.keeperId}.${keeper.dataVersion}.${edition}"`

/** Whether the caller already holds what carries this tag. */
export function isUnchanged(request: FastifyRequest, tag: string): boolean {
  const bare = (one: string): string => one.trim().replace(/^W\//, '')
  const known = request.headers['if-none-match']?.split(',').map(bare) ?? []
  return known.includes(bare(tag))
}

/** The version a change starts from, or null where the caller did not say. */
export function expectedVersion(request: FastifyRequest): number | null {
  const stated = request.headers['if-match']
  if (stated === undefined || stated === '*') return null
  // A joined tag begins with the version, which is all that a change has to match.
  const version = Number(/^(?:W\/)?"(\d+)(?:\.[^"]*)?"$/.exec(stated)?.[1])
  if (!Number.isSafeInteger(version))
    throw new DomainError('not-valid', 'If-Match must hold the ETag of the record')
  return version
}

import type { IncomingHttpHeaders } from 'node:http'
import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Endpoint } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { version } from '../version.ts'

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
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

/** The tag that is known before the question is asked; null where it follows from the answer, or there is none. */
export function knownTag(
  { tagged: by }: Endpoint,
  actor: Actor,
  { edition, clock }: Pick<FastifyInstance, 'edition' | 'clock'>,
): string | null {
  if (by === 'keeper') return keeperTag(actor, edition)
  return by === 'today' ? todayTag(actor, { edition, clock }) : null
}

/** The tag of what also changes at midnight. */
export const todayTag = (
  actor: Actor,
  { edition, clock }: Pick<FastifyInstance, 'edition' | 'clock'>,
): string => keeperTag(actor, `${edition}.${civilDayOf(clock.now(), actor.timeZone)}`)

/** May be kept by this browser alone, and asked about before each use. */
export const tagHeaders = (tag: string) => ({ ETag: tag, 'Cache-Control': 'private, no-cache' })

export const tagged = (reply: FastifyReply, tag: string): FastifyReply => reply.headers(tagHeaders(tag))

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/** Whether the caller already holds what carries this tag. */
export function isUnchanged(request: { readonly headers: IncomingHttpHeaders }, tag: string): boolean {
  const stated = request.headers['if-none-match']
  if (stated === undefined) return false
  // A browser sends back the one tag that it was given.
  return stated === tag || stated.split(',').map(bare).includes(bare(tag))
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

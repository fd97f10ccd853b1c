import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Aging, Endpoint } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import { type Clock, todayIn } from '../clock.ts'
import { minuteMs } from '../durations.ts'
import { version } from '../version.ts'

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
    /** What answers depend on beside a keeper's data: the product's version, and settings that an operator may change. */
    cacheEpoch: string
  }
}

/** The cache epoch of a server with these settings. */
export const cacheEpochOf = (settings: { planLimits: boolean }): string =>
  settings.planLimits ? version : `${version}.u`

/** The tag of everything read from a keeper's data: it changes with each change of theirs, and with the cache epoch. */
export const keeperTag = (keeper: { keeperId: number; dataVersion: number }, cacheEpoch: string): string =>
  `W/"k${keeper.keeperId}.${keeper.dataVersion}.${cacheEpoch}"`

/** The tag of one record: its version. */
export const recordTag = (record: { version: number }): string => `"${record.version}"`

/** The tag of a record that is answered joined with others: it also changes with whatever the keeper changes. */
export const joinedTag = (
  record: { version: number },
  keeper: { keeperId: number; dataVersion: number },
  cacheEpoch: string,
): string => `"${record.version}.${keeper.keeperId}.${keeper.dataVersion}.${cacheEpoch}"`

/** The tag that is known before the question is asked; null where it follows from the answer, or there is none. */
export function knownTag(
  { tagged: by }: Endpoint,
  actor: Actor,
  { cacheEpoch, clock }: Pick<FastifyInstance, 'cacheEpoch' | 'clock'>,
): string | null {
  if (by === 'keeper') return keeperTag(actor, cacheEpoch)
  return by === 'today' || by === 'now' ? agingTag(by, actor, { cacheEpoch, clock }) : null
}

/** The tag of what also changes with the day or the minute. */
export function agingTag(
  by: Aging,
  actor: Actor,
  { cacheEpoch, clock }: Pick<FastifyInstance, 'cacheEpoch' | 'clock'>,
): string {
  const day = todayIn(clock, actor.timeZone)
  // Minutes begin at once in all zones of this century.
  const moment = by === 'today' ? day : `${day}.${Math.floor(clock.now().getTime() / minuteMs)}`
  return keeperTag(actor, `${cacheEpoch}.${moment}`)
}

/** May be kept by this browser alone, and asked about before each use. */
export const ownAndCurrent = 'private, no-cache'

export const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.headers({ ETag: tag, 'Cache-Control': ownAndCurrent })

const bare = (tag: string): string => tag.trim().replace(/^W\//, '')

/**
 * The tag of an answer that is made: of what it is, and what it says, the address of the following page included. So who
 * has the same words from before a change that had no part in them need not be sent them again.
 */
export function contentHashETag(known: string, body: Buffer, link: string | undefined): string {
  const words = createHash('sha256')
    .update(body)
    .update(link ?? '')
    .digest('base64url')
  return `${known.slice(0, -1)}~${words.slice(0, 11)}"`
}

const wordsOf = (tag: string): string | undefined => /~([\w-]+)"$/.exec(tag.trim())?.[1]

/** Whether a tag is one of what is known before the question is asked, whatever the answer said. */
export const isOf = (tag: string, known: string): boolean =>
  bare(tag) === bare(known) || bare(tag).startsWith(`${bare(known).slice(0, -1)}~`)

type Asking = { readonly headers: IncomingHttpHeaders }

const findStated = ({ headers }: Asking, fits: (tag: string) => boolean): string | null =>
  headers['if-none-match']?.split(',').find(fits)?.trim() ?? null

/** The tag under which the caller already holds an answer of what is known before the question is asked. */
export const findHeldOf = (request: Asking, known: string): string | null =>
  findStated(request, (stated) => isOf(stated, known))

/** The tag under which the caller already holds what carries this tag: the same, or an older one of the same words. */
export function findHeld(request: Asking, tag: string): string | null {
  const one = request.headers['if-none-match']
  if (one === undefined) return null
  // A browser sends back the one tag that it was given.
  if (one === tag) return tag
  const words = wordsOf(tag)
  return findStated(
    request,
    (stated) => bare(stated) === bare(tag) || (words !== undefined && wordsOf(stated) === words),
  )
}

/** Whether the caller already holds what carries this tag. */
export const isUnchanged = (request: Asking, tag: string): boolean => findHeld(request, tag) !== null

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

import type { Endpoint } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Actor } from '../../actor.ts'
import { agingTag, contentHashETag, findHeld, isOf, tagged } from '../revalidation.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyInstance {
    responseCache: ResponseCache
  }
}

/**
 * Whether responses of an endpoint are cached: reads that follow from nothing but a keeper's own data, the time, and what
 * was asked. What a visitor or the administrator reads joins the data of many, of which no version tells; and what is rate
 * limited must be counted. A record that also tells the hour is made anew: the hour stands in no tag that is known before it is.
 */
export const isCacheable = ({ method, access, tagged: by, rateLimited }: Endpoint): boolean =>
  method === 'GET' &&
  access === 'keeper' &&
  by !== undefined &&
  by !== 'joined-now' &&
  rateLimited === undefined

/** What finding a cached response needs of the server. */
export type CacheParts = Pick<FastifyInstance, 'responseCache' | 'cacheEpoch' | 'clock'>

/**
 * The cached response of a keeper at an address. The tag of one that changes with the day or the minute is from before the data
 * was read, because what is made at midnight may be of the day before.
 */
export function findCached(
  { responseCache, cacheEpoch, clock }: CacheParts,
  actor: Actor,
  address: string,
): CachedResponse | undefined {
  const cached = responseCache.find(actor, address)
  if (!cached?.agesBy) return cached
  return isOf(cached.tag, agingTag(cached.agesBy, actor, { cacheEpoch, clock })) ? cached : undefined
}

/**
 * Answers from the cache before parameters are checked: what is cached was asked for in the same words and found right.
 */
export const answerCached: onRequestHookHandler = (request, reply, done) => {
  const { actor, method, server, originalUrl } = request
  const cached = actor !== null && method === 'GET' ? findCached(server, actor, originalUrl) : undefined
  if (cached === undefined) {
    done()
    return
  }
  send(cached, request, reply)
}

/** Sends the bytes of a response, unless the caller has them already. */
function send(
  { body, tag, link }: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const held = findHeld(request, tag)
  tagged(reply, held ?? tag)
  if (held !== null) return reply.removeHeader('Link').code(304).send()
  if (link !== undefined) reply.header('Link', link)
  return reply.type(json).send(body)
}

export const json = 'application/json; charset=utf-8'

type Made = {
  readonly endpoint: Endpoint
  readonly answer: unknown
  readonly tag: string
  readonly actor: Actor
}

/** Sends an answer and caches its bytes. The tag of what follows from all of a keeper's data also holds a content hash. */
export function sendAndCache(
  { endpoint, answer, tag, actor }: Made,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = bytesOf(reply.serialize(answer as Record<string, unknown>) as string)
  const link = reply.getHeader('Link') as string | undefined
  const { tagged: by } = endpoint
  const isRecord = by === 'record' || by === 'joined'
  const response: CachedResponse = {
    body,
    tag: isRecord ? tag : contentHashETag(tag, body, link),
    link,
    agesBy: by === 'today' || by === 'now' ? by : null,
    route: request.routeOptions.url ?? '',
    access: endpoint.access,
  }
  request.server.responseCache.store(actor, request.originalUrl, response)
  return send(response, request, reply)
}

/** A text's bytes in memory of their own: a small piece of a shared block would keep all of that block. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

import { notSignedIn } from '@clutchbook/domain/accounts/accounts.errors'
import { DomainError, type ErrorCode, StaleVersionError } from '@clutchbook/domain/kernel/domain-error'
import { type AnswerOf, type Endpoint, type Received, scopeFor } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../actor.ts'
import { type Author, actFor } from '../author.ts'
import type { Clock } from '../clock.ts'
import { hourMs } from '../durations.ts'
import { actorOf } from './auth-hook.ts'
import { failure, refusalWith, statusOf } from './errors.ts'
import { answerCached, isCacheable, sendAndCache } from './response-cache/cached-response.ts'
import { findHeldOf, isUnchanged, joinedTag, knownTag, recordTag, tagged } from './revalidation.ts'

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodType
  ? Received<E, K>
  : undefined

/** What a handler is given: who acts, and the validated parts of the call. */
export type Call<E extends Endpoint> = {
  readonly actor: E['access'] extends 'visitor' ? null : Actor
  readonly params: Part<E, 'params'>
  readonly query: Part<E, 'query'>
  readonly body: Part<E, 'body'>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Body sizes in bytes: forms are small, pictures as data URLs are not. */
const bodyLimits = { form: 256 * 1024, media: 140 * 1024 * 1024 } as const

/** What a handler answers: the record or list, or the reply itself where it has sent it by its own means. */
type Answer<E extends Endpoint> = AnswerOf<E> | FastifyReply

/** Puts an endpoint of the contract on the wire, at both its paths. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): void {
  for (const path of [endpoint.path, endpoint.also]) {
    if (path === undefined) continue
    app.route({
      method: endpoint.method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: {
        access: endpoint.access,
        rateLimited: endpoint.rateLimited,
        ...(endpoint.isSigned && { isSigned: true }),
        ...(endpoint.namesWithin && { namesWithin: true }),
      },
      schema: describe(endpoint, path),
      bodyLimit: endpoint.carriesMedia ? bodyLimits.media : bodyLimits.form,
      ...(isCacheable(endpoint) && { onRequest: answerCached }),
      handler: (request, reply) => run(endpoint, handle, request, reply),
    })
  }
}

async function run<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = endpoint.access === 'visitor' ? null : actorOf(request)
  const { params, query, body } = request
  const known = actor && knownTag(endpoint, actor, request.server)
  const held = known && findHeldOf(request, known)
  if (held) return tagged(reply, held).code(304).send()
  // From before the data are read: what is made at the end of an hour may be of that.
  const hour = hourOf(request.server.clock)
  const call = { actor, params, query, body, request, reply } as Call<E>
  const answer = await actFor(authorOf(actor), () => handle(call)).catch(async (error: unknown) => {
    throw byContract(endpoint, await toldApart(error, actor, request))
  })
  // A reply is awaited until it has left, so what a handler has sent by its own means is out by now.
  if (reply.raw.headersSent) return reply
  if (answer === undefined) return reply.header('Cache-Control', 'no-store').code(204).send()
  const tag = known ?? tagOf(endpoint, answer, actor, { cacheEpoch: request.server.cacheEpoch, hour })
  return sendAnswer({ endpoint, answer, tag, actor }, request, reply)
}

/** Who is the author of what a call changes: nobody where nobody is signed in. */
const authorOf = (actor: Actor | null): Author => ({
  userId: actor?.keeperId ?? null,
  via: actor === null ? 'product' : actor.sessionId === undefined ? 'token' : 'session',
  writtenAt: actor?.writtenAt ?? null,
})

/**
 * An account that is deleted takes the ground from under its calls that are under way, whatever they then stumble over:
 * those are no failures of ours.
 */
async function toldApart(error: unknown, actor: Actor | null, request: FastifyRequest): Promise<unknown> {
  if (error instanceof DomainError || actor === null) return error
  const isSignedIn = await request.server.isStillSignedIn(request).catch(() => true)
  return isSignedIn ? error : notSignedIn()
}

/** The record that a refusal carries leaves as answers do: a field that the contract does not name can't. */
function byContract(endpoint: Endpoint, error: unknown): unknown {
  const record = currentOf(endpoint)
  if (!(error instanceof StaleVersionError) || !record) return error
  return new StaleVersionError(error.message, record.parse(error.current) as StaleVersionError['current'])
}

/** The record that a refusal of a stale version carries. */
const currentOf = ({ current, answer }: Endpoint): z.ZodType | undefined => current ?? answer

type Found = { endpoint: Endpoint; answer: unknown; tag: string | null; actor: Actor | null }

function sendAnswer(
  { endpoint, answer, tag, actor }: Found,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.code(endpoint.status ?? 200)
  if (tag === null) return reply.header('Cache-Control', 'no-store').send(answer)
  tagged(reply, tag)
  if (request.method === 'GET' && isUnchanged(request, tag)) return reply.code(304).send()
  if (actor === null || !isCacheable(endpoint) || request.method !== 'GET') return reply.send(answer)
  return sendAndCache({ endpoint, answer, tag, actor }, request, reply)
}

/** The hour it is, counted from 1970. */
const hourOf = (clock: Clock): number => Math.floor(clock.now().getTime() / hourMs)

/** The tag that follows from a record; null for an answer that nobody may keep. */
function tagOf(
  { tagged: by }: Endpoint,
  answer: unknown,
  actor: Actor | null,
  { cacheEpoch, hour }: { readonly cacheEpoch: string; readonly hour: number },
): string | null {
  if (answer === null) return null
  const record = answer as { version: number }
  if (by === 'record') return recordTag(record)
  if (actor === null) return null
  if (by === 'joined-now') return joinedTag(record, actor, `${cacheEpoch}.${hour}`)
  return by === 'joined' ? joinedTag(record, actor, cacheEpoch) : null
}

/** The schemas of an endpoint as Fastify validates them and the API page shows them. */
function describe(endpoint: Endpoint, path: string): Record<string, unknown> {
  const answers: Record<number, unknown> = {}
  for (const code of [...authRefusals(endpoint), ...endpoint.errors]) answers[statusOf[code]] = failure
  const record = currentOf(endpoint)
  if (record && endpoint.errors.includes('stale-version'))
    answers[statusOf['stale-version']] = refusalWith(record)
  if (endpoint.answer) answers[endpoint.status ?? 200] = endpoint.answer
  const schema: Record<string, unknown> = {
    summary: endpoint.summary,
    tags: [path.split('/')[2] ?? 'api'],
    security: lettingIn(endpoint),
    response: answers,
  }
  if (endpoint.params) schema.params = endpoint.params
  if (endpoint.query) schema.querystring = endpoint.query
  if (endpoint.body) schema.body = endpoint.body
  if (endpoint.takesFile) schema.consumes = ['multipart/form-data']
  return schema
}

/** What the auth hook may refuse before the endpoint is reached: a call of nobody's, and one that a token is not let in to. */
const authRefusals = (endpoint: Endpoint): ErrorCode[] => {
  if (endpoint.access === 'visitor') return []
  return scopeFor(endpoint) === 'read'
    ? ['not-signed-in', 'too-many']
    : ['not-signed-in', 'not-allowed', 'too-many']
}

/** What lets a caller in, as the description says it: a session, or a personal token of a scope; nothing for what is open to all. */
function lettingIn(endpoint: Endpoint): Readonly<Record<string, readonly string[]>>[] {
  if (endpoint.access === 'visitor') return []
  const scope = scopeFor(endpoint)
  return scope === null ? [{ session: [] }] : [{ session: [] }, { token: [scope] }]
}

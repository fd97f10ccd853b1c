import { civilDayOf } from '@clutchbook/domain/kernel/civil-day'
import type { AnswerOf, Endpoint, Received } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../actor.ts'
import type { Clock } from '../clock.ts'
import { failure, statusOf } from './errors.ts'
import { actorOf } from './gate.ts'
import { isUnchanged, joinedTag, keeperTag, recordTag } from './revalidation.ts'

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

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock
  }
}

/** Body sizes in bytes: forms are small, pictures as data URLs are not. */
const bodyLimits = { form: 256 * 1024, media: 140 * 1024 * 1024 } as const

/** What a handler answers: the record or list, or the reply itself where it has sent it by its own means. */
type Answer<E extends Endpoint> = AnswerOf<E> | FastifyReply

/** Puts an endpoint of the contract on the wire, at both its doors. */
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
        paced: endpoint.paced,
        ...(endpoint.isSigned && { isSigned: true }),
      },
      schema: describe(endpoint, path),
      bodyLimit: endpoint.carriesMedia ? bodyLimits.media : bodyLimits.form,
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
  if (known && isUnchanged(request, known)) return tagged(reply, known).code(304).send()
  const answer = await handle({ actor, params, query, body, request, reply } as Call<E>)
  // A reply is awaited until it has left, so what a handler has sent by its own means is out by now.
  if (reply.raw.headersSent) return reply
  if (answer === undefined) return reply.header('Cache-Control', 'no-store').code(204).send()
  const tag = known ?? tagOf(endpoint, answer, actor, request.server.edition)
  return sendAnswer(endpoint, answer, tag, request, reply)
}

function sendAnswer(
  endpoint: Endpoint,
  answer: unknown,
  tag: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (tag === null) reply.header('Cache-Control', 'no-store')
  else tagged(reply, tag)
  if (tag && request.method === 'GET' && isUnchanged(request, tag)) return reply.code(304).send()
  return reply.code(endpoint.status ?? 200).send(answer)
}

/** The tag that is known before the question is asked; null where it follows from the answer, or there is none. */
function knownTag(
  { tagged: by }: Endpoint,
  actor: Actor,
  { edition, clock }: FastifyInstance,
): string | null {
  if (by === 'keeper') return keeperTag(actor, edition)
  if (by !== 'today') return null
  return keeperTag(actor, `${edition}.${civilDayOf(clock.now(), actor.timeZone)}`)
}

/** The tag that follows from a record; null for an answer that nobody may keep. */
function tagOf(endpoint: Endpoint, answer: unknown, actor: Actor | null, edition: string): string | null {
  const record = answer as { version: number }
  if (endpoint.tagged === 'record') return recordTag(record)
  return endpoint.tagged === 'joined' && actor ? joinedTag(record, actor, edition) : null
}

/** May be kept by this browser alone, and asked about before each use. */
const tagged = (reply: FastifyReply, tag: string): FastifyReply =>
  reply.header('ETag', tag).header('Cache-Control', 'private, no-cache')

/** The schemas of an endpoint as Fastify validates them and the API page shows them. */
function describe(endpoint: Endpoint, path: string): Record<string, unknown> {
  const answers: Record<number, unknown> = {}
  for (const code of endpoint.errors) answers[statusOf[code]] = failure
  if (endpoint.answer) answers[endpoint.status ?? 200] = endpoint.answer
  const schema: Record<string, unknown> = {
    summary: endpoint.summary,
    tags: [path.split('/')[2] ?? 'api'],
    response: answers,
  }
  if (endpoint.params) schema.params = endpoint.params
  if (endpoint.query) schema.querystring = endpoint.query
  if (endpoint.body) schema.body = endpoint.body
  if (endpoint.takesFile) schema.consumes = ['multipart/form-data']
  return schema
}

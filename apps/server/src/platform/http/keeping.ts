import type { Endpoint } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Actor } from '../actor.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { findHeld, isOf, tagged, todayTag, wordedTag } from './revalidation.ts'

declare module 'fastify' {
  interface FastifyInstance {
    keptAnswers: KeptAnswers
  }
}

/**
 * Whether answers of an endpoint are kept: reads that follow from nothing but a keeper's own data, the day, and what was
 * asked. What a visitor or the administrator reads joins the data of many, of which no version tells.
 */
export const isKept = ({ method, access, tagged: by }: Endpoint): boolean =>
  method === 'GET' && access === 'keeper' && by !== undefined

/**
 * What is kept for a keeper at an address. The tag of an answer that may change at midnight is the one from before the
 * question, for what is made at midnight may be of the day before.
 */
export function findKept(
  { keptAnswers, edition, clock }: Pick<FastifyInstance, 'keptAnswers' | 'edition' | 'clock'>,
  actor: Actor,
  address: string,
): KeptAnswer | undefined {
  const kept = keptAnswers.find(actor, address)
  return kept?.isDaily && !isOf(kept.tag, todayTag(actor, { edition, clock })) ? undefined : kept
}

/**
 * Answers from what is kept, before anything of the call is looked at besides who asks: what is kept was asked for in
 * the same words and found right.
 */
export const answerKept: onRequestHookHandler = (request, reply, done) => {
  const { actor, method, server, originalUrl } = request
  const kept = actor !== null && method === 'GET' ? findKept(server, actor, originalUrl) : undefined
  if (kept === undefined) {
    done()
    return
  }
  send(kept, request, reply)
}

/** Sends the bytes of an answer, unless the caller has them already. */
function send({ body, tag, link }: KeptAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const held = findHeld(request, tag)
  tagged(reply, held ?? tag)
  if (held !== null) return reply.removeHeader('Link').code(304).send()
  if (link !== undefined) reply.header('Link', link)
  return reply.type(json).send(body)
}

export const json = 'application/json; charset=utf-8'

type Found = {
  readonly endpoint: Endpoint
  readonly answer: unknown
  readonly tag: string
  readonly actor: Actor
}

/** Sends an answer and keeps its bytes. The tag of what follows from all of a keeper's data says what the bytes are, too. */
export function keepAnswer(
  { endpoint, answer, tag, actor }: Found,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = bytesOf(reply.serialize(answer as Record<string, unknown>) as string)
  const link = reply.getHeader('Link') as string | undefined
  const isDaily = endpoint.tagged === 'today'
  const route = request.routeOptions.url ?? ''
  const isRecord = endpoint.tagged === 'record' || endpoint.tagged === 'joined'
  const kept = { body, tag: isRecord ? tag : wordedTag(tag, body, link), link, isDaily, route }
  request.server.keptAnswers.keep(actor, request.originalUrl, kept)
  return send(kept, request, reply)
}

/** A text's bytes in memory of their own: a small piece of a shared block would keep all of that block. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

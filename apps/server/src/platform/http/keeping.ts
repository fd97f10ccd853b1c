import type { Endpoint } from '@clutchbook/domain/kernel/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import type { Actor } from '../actor.ts'
import type { KeptAnswer, KeptAnswers } from './kept-answers.ts'
import { isUnchanged, tagged, todayTag } from './revalidation.ts'

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
  return kept?.isDaily && kept.tag !== todayTag(actor, { edition, clock }) ? undefined : kept
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
  tagged(reply, kept.tag)
  if (isUnchanged(request, kept.tag)) {
    reply.code(304).send()
    return
  }
  if (kept.link !== undefined) reply.header('Link', kept.link)
  reply.type(json).send(kept.body)
}

export const json = 'application/json; charset=utf-8'

type Found = {
  readonly endpoint: Endpoint
  readonly answer: unknown
  readonly tag: string
  readonly actor: Actor
}

/** Sends an answer and keeps its bytes. */
export function keepAnswer(
  { endpoint, answer, tag, actor }: Found,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const body = bytesOf(reply.serialize(answer as Record<string, unknown>) as string)
  const link = reply.getHeader('Link') as string | undefined
  const isDaily = endpoint.tagged === 'today'
  const route = request.routeOptions.url ?? ''
  request.server.keptAnswers.keep(actor, request.originalUrl, { body, tag, link, isDaily, route })
  return reply.type(json).send(body)
}

/** A text's bytes in memory of their own: a small piece of a shared block would keep all of that block. */
function bytesOf(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

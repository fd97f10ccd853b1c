import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../../actor.ts'
import { perTickMemo } from '../../per-tick-memo.ts'
import type { NoteAnswered } from '../answer-log.ts'
import { storing } from '../read-only.ts'
import { findCached, json } from '../response-cache/cached-response.ts'
import type { CachedResponse } from '../response-cache/response-cache.ts'
import { findHeld, ownAndCurrent } from '../revalidation.ts'
import { createHeadersFor, isOverTls } from '../security-headers.ts'
import { createTokenReader } from '../session-cookie.ts'

/** Answers a request at once and says so, or leaves it alone. */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean

/** Whom a session's token belongs to, where that can be told at once and nothing stands against it; else null. */
export type PeekSession = (token: string) => Actor | null

type Parts = {
  readonly publicUrl: string
  readonly peekSession: PeekSession
  readonly kept: Pick<FastifyInstance, 'responseCache' | 'cacheEpoch' | 'clock'>
  readonly noteAnswered: NoteAnswered
}

/**
 * The way of a read of which nothing has changed: its session is looked up, and the bytes that were kept go out, before
 * the framework sees the request, whose own work would take three times as long. Whatever is not plain goes the long
 * way, and both say the same.
 */
export function createFastPath({ publicUrl, peekSession, kept, noteAnswered }: Parts): FastPath {
  const readToken = createTokenReader(publicUrl)
  const securityFor = createHeadersFor(publicUrl)
  // Nearly all come by the same name.
  const headersFor = againForSame((host: string) => inRow({ ...securityFor(hostnameOf(host)), ...storing }))
  const overTls = isOverTls(publicUrl)
  // A page asks for several things at once.
  const findActor = perTickMemo((cookies: string): Actor | null => {
    const token = readToken(cookies)
    try {
      return token === null ? null : peekSession(token)
    } catch {
      // What keeps the database from answering is told by the long way, which asks it again.
      return null
    }
  })

  return (request, response) => {
    if (!isPlain(request, overTls)) return false
    const actor = findActor(request.headers.cookie ?? '')
    const answer = actor && findCached(kept, actor, request.url ?? '')
    if (!answer) return false
    const requestId = randomUUID()
    const held = findHeld(request, answer.tag)
    const always = headersFor(request.headers.host ?? '')
    const tag = held ?? answer.tag
    const common = ['X-Request-Id', requestId, 'ETag', tag, 'Cache-Control', ownAndCurrent, ...always]
    const status = send({ response, answer, common, isHeld: held !== null })
    // Less than a millisecond, and looking at the clock twice would be a part of it worth having.
    noteAnswered({ requestId, method: 'GET', route: answer.route, status, ms: 0, keeper: actor.keeperId }, 0)
    return true
  }
}

/** A question for an answer of the product's own calls, with nothing about it that the long way would have to weigh. */
const isPlain = ({ method, url, headers }: IncomingMessage, overTls: boolean): boolean =>
  method === 'GET' &&
  url !== undefined &&
  url.startsWith('/api/') &&
  headers['idempotency-key'] === undefined &&
  // A personal token counts before any cookie.
  headers.authorization === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  // Over plain HTTP it matters by which name a browser came, and whether a proxy is believed.
  (overTls || headers['x-forwarded-host'] === undefined)

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '')

/** Asks anew only where the word is another one than the last. */
function againForSame<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
  let last: { word: string; answer: Answer } | undefined
  return (word) => {
    if (last?.word !== word) last = { word, answer: ask(word) }
    return last.answer
  }
}

/** Headers in a row, each name before its value: made and sent in half the time of an object's. */
type HeaderRow = string[]

const inRow = (headers: Record<string, string>): HeaderRow => Object.entries(headers).flat()

type Sending = {
  readonly response: ServerResponse
  readonly answer: CachedResponse
  readonly common: HeaderRow
  /** Whether the caller has these bytes already. */
  readonly isHeld: boolean
}

function send({ response, answer, common, isHeld }: Sending): number {
  if (isHeld) {
    response.writeHead(304, common).end()
    return 304
  }
  const { body, link } = answer
  const ofBody = ['Content-Type', json, 'Content-Length', `${body.length}`]
  const ofLink = link === undefined ? [] : ['Link', link]
  response.writeHead(200, [...common, ...ofBody, ...ofLink]).end(body)
  return 200
}

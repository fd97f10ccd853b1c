import type { IncomingMessage, ServerResponse } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import type { MaybePromise } from '../../maybe-promise.ts'
import type { Identity } from '../authenticate.ts'
import { authorize } from '../authorize.ts'
import type { ServerCore } from '../http-server.ts'
import type { AnswerEarly } from '../listener.ts'
import { storing } from '../read-only.ts'
import { newRequestId } from '../request-id.ts'
import { findCached, json } from '../response-cache/cached-response.ts'
import type { CachedResponse } from '../response-cache/response-cache.ts'
import { findHeld, ownAndCurrent } from '../revalidation.ts'
import { createHeadersFor, isOverTls } from '../security-headers.ts'
import { sessionToken } from '../session-cookie.ts'
import { perTickMemo } from './per-tick-memo.ts'

/**
 * Answers a read from the response cache before the framework sees the request, whose own work would take twice as long.
 * It decides nothing of its own: who asks and whether they may is decided by the functions that the auth hook calls.
 * Everything but a plain read with a cached answer is left to the ordinary way, which answers the same and does not look
 * the session up again.
 */
export function createFastPath(
  { publicUrl, authenticate, identified, cache, noteAnswered }: ServerCore,
  isDamaged: () => boolean,
): AnswerEarly {
  const securityFor = createHeadersFor(publicUrl)
  // Nearly all come by the same name.
  const headersFor = memoLast((host: string) => inRow({ ...securityFor(hostnameOf(host)), ...storing }))
  const overTls = isOverTls(publicUrl)
  // A page asks for several things at once.
  const identify = perTickMemo((cookies: string): MaybePromise<Identity> => {
    const token = sessionToken({ cookies: fastifyCookie.parse(cookies) }, publicUrl)
    return authenticate({ sessionToken: token, personalToken: null })
  })

  const answerTo = (request: IncomingMessage, response: ServerResponse, identity: Identity): boolean => {
    // The ordinary way renews a session whose use must be noted.
    if (identity.by !== 'session' || identity.isStale) return false
    const { actor } = identity
    const answer = findCached(cache, actor, request.url ?? '')
    if (!answer || authorize(identity, { method: 'GET', access: answer.access }) !== null) return false
    const requestId = newRequestId()
    const held = findHeld(request, answer.tag)
    const always = headersFor(request.headers.host ?? '')
    const tag = held ?? answer.tag
    const common = ['X-Request-Id', requestId, 'ETag', tag, 'Cache-Control', ownAndCurrent, ...always]
    const status = send({ response, answer, common, isHeld: held !== null })
    // Less than a millisecond, and looking at the clock twice would be a part of it worth having.
    noteAnswered({ requestId, method: 'GET', route: answer.route, status, ms: 0, keeper: actor.keeperId }, 0)
    return true
  }

  return (request, response) => {
    if (!isPlain(request, overTls) || isDamaged()) return false
    const identity = identityOf(request)
    if (identity === null) return false
    // The ordinary way is handed what was found, and reports why the database did not answer.
    const leave = (): false => {
      identified.set(request, identity)
      return false
    }
    if (identity instanceof Promise)
      return identity.then((known) => answerTo(request, response, known) || leave(), leave)
    return answerTo(request, response, identity) || leave()
  }

  function identityOf({ headers }: IncomingMessage): MaybePromise<Identity> | null {
    try {
      return identify(headers.cookie ?? '')
    } catch {
      return null
    }
  }
}

/** A read of the API with nothing about it that the ordinary way would have to consider. */
const isPlain = ({ method, url, headers }: IncomingMessage, overTls: boolean): boolean =>
  method === 'GET' &&
  url !== undefined &&
  url.startsWith('/api/') &&
  headers['idempotency-key'] === undefined &&
  // It may hold a personal token, which counts before any cookie.
  headers.authorization === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined &&
  // Over plain HTTP it matters by which name a browser came, and whether a proxy is believed.
  (overTls || headers['x-forwarded-host'] === undefined)

const hostnameOf = (host: string): string => host.replace(/:\d+$/, '')

/** Asks anew only where the word is another one than the last. */
function memoLast<Answer>(ask: (word: string) => Answer): (word: string) => Answer {
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

import cookie from '@fastify/cookie'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { type Clock, systemClock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { RequestFigures } from '../metrics/request-figures.ts'
import type { Settings } from '../settings/settings.ts'
import { createAnswerLog, logAnswers, type NoteAnswered } from './answer-log.ts'
import { guardRoutes, type RenewSession } from './auth-hook.ts'
import {
  type Authenticate,
  createAuthenticate,
  type FindSession,
  type FindToken,
  type Identified,
} from './authenticate.ts'
import { answerError, answerErrors } from './errors.ts'
import { answerMalformed } from './framework-errors.ts'
import { takeJsonBodies } from './json-body.ts'
import { queueLargeBodies } from './large-bodies.ts'
import { type AnswerEarly, listenOn } from './listener.ts'
import { refuseForeignOrigins } from './origin.ts'
import { limitRate } from './rate-limit.ts'
import { newRequestId } from './request-id.ts'
import { createRequestLog } from './request-log.ts'
import type { CacheParts } from './response-cache/cached-response.ts'
import { createResponseCache, type ResponseCache } from './response-cache/response-cache.ts'
import { cacheEpochOf } from './revalidation.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { giveUpSlowBodies } from './slow-bodies.ts'
import { drainUnreadBodies } from './unread-bodies.ts'

/** What answers a request needs of the server, whichever way it comes. */
export type ServerCore = {
  readonly publicUrl: string
  readonly authenticate: Authenticate
  readonly identified: Identified
  readonly cache: CacheParts
  readonly noteAnswered: NoteAnswered
}

/** What a test may choose instead of the server's own, or leave out. */
type ServerParts = {
  readonly clock?: Clock
  readonly findToken?: FindToken
  readonly renewSession?: RenewSession
  readonly responseCache?: ResponseCache | undefined
  /** Makes what answers before the framework; without it the framework answers everything. */
  readonly answerEarly?: ((core: ServerCore) => AnswerEarly) | undefined
  /** Where answered requests are counted, if anybody asks for that. */
  readonly figures?: RequestFigures | undefined
}

/** In place of the framework's own checkers of schemas, which it would load, and hold in memory, for nobody. */
const unasked = (): never => {
  throw new Error('Every contract is checked by its own schemas')
}

/** The HTTP server with everything that holds for each route: headers, origin, session, errors, logs. */
export async function createHttpServer(
  settings: Settings,
  log: Log,
  findSession: FindSession,
  parts: ServerParts = {},
): Promise<FastifyInstance> {
  const { clock = systemClock, responseCache = createResponseCache() } = parts
  const { findToken = async () => null, renewSession = async () => null } = parts
  const { publicUrl } = settings
  const headers = securityHeaders(publicUrl)
  const cache = { responseCache, clock, cacheEpoch: cacheEpochOf(settings) }
  const noteAnswered = createAnswerLog(log, parts.figures)
  const authenticate = createAuthenticate(findSession, findToken)
  const identified: Identified = new WeakMap()
  const answerEarly = parts.answerEarly?.({ publicUrl, authenticate, identified, cache, noteAnswered })
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    childLoggerFactory: createRequestLog,
    genReqId: newRequestId,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    connectionTimeout: 0,
    clientErrorHandler: (error, socket) => answerMalformed(error, socket, headers),
    // Refused before any hook runs, so what hooks add to other answers is added here.
    frameworkErrors: (error, request, reply) =>
      answerError(
        error,
        request,
        (reply as FastifyReply).headers({ ...headers, 'X-Request-Id': request.id }),
      ),
    serverFactory: (handle) => listenOn(handle, answerEarly),
    schemaController: { compilersFactory: { buildValidator: unasked, buildSerializer: unasked } },
  })
  app.decorate('cacheEpoch', cache.cacheEpoch)
  app.decorate('clock', clock)
  app.decorate('responseCache', responseCache)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  takeJsonBodies(app)
  answerErrors(app)
  queueLargeBodies(app)
  giveUpSlowBodies(app, headers)
  drainUnreadBodies(app)
  logAnswers(app, noteAnswered)
  await app.register(cookie)
  addSecurityHeaders(app, publicUrl)
  refuseForeignOrigins(app, publicUrl)
  guardRoutes(app, { authenticate, identified, renewSession, publicUrl })
  if (settings.rateLimits) await limitRate(app)
  return app
}

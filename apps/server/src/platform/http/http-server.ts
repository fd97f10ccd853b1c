import { randomUUID } from 'node:crypto'
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
import type { Settings } from '../settings/settings.ts'
import { answerError, answerErrors } from './errors.ts'
import { answerMalformed } from './framework-errors.ts'
import { type FindSession, guardRoutes } from './gate.ts'
import { takeJsonBodies } from './json-body.ts'
import { queueLargeBodies } from './large-bodies.ts'
import { refuseForeignOrigins } from './origin.ts'
import { paceCalls } from './pace.ts'
import { editionOf } from './revalidation.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { drainUnreadBodies } from './unread-bodies.ts'

const seconds = 1000

/** The HTTP server with everything that holds for each route: headers, origin, session, errors, logs. */
export async function createHttpServer(
  settings: Settings,
  log: Log,
  findSession: FindSession,
  clock: Clock = systemClock,
): Promise<FastifyInstance> {
  const headers = securityHeaders(settings.publicUrl)
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
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
    requestTimeout: 5 * 60 * seconds,
    keepAliveTimeout: 60 * seconds,
  })
  app.decorate('edition', editionOf(settings))
  app.decorate('clock', clock)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  takeJsonBodies(app)
  answerErrors(app)
  queueLargeBodies(app)
  drainUnreadBodies(app)
  logAnswers(app)
  await app.register(cookie)
  addSecurityHeaders(app, settings.publicUrl)
  refuseForeignOrigins(app, settings.publicUrl)
  guardRoutes(app, findSession, settings.publicUrl)
  if (settings.rateLimits) await paceCalls(app)
  return app
}

/**
 * One line for each answered request: which, by whom, how long, and of a refused one from where. Never a body, a query
 * or a cookie.
 */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('X-Request-Id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, actor } = request
    request.log.info(
      {
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        keeper: actor?.keeperId ?? null,
        ...(reply.statusCode >= 400 ? { address: request.ip } : {}),
      },
      'answered',
    )
  })
}

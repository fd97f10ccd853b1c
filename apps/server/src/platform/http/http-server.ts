import { randomUUID } from 'node:crypto'
import { mediaLimits } from '@clutchbook/domain/media/media.rules'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Log } from '../log.ts'
import type { Settings } from '../settings/settings.ts'
import { answerErrors } from './errors.ts'
import { type FindSession, guardRoutes } from './gate.ts'
import { refuseForeignOrigins } from './origin.ts'
import { addSecurityHeaders } from './security-headers.ts'

const seconds = 1000

/** The HTTP server with everything that holds for each route: headers, origin, session, errors, logs. */
export async function createHttpServer(
  settings: Settings,
  log: Log,
  findSession: FindSession,
): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    routerOptions: { maxParamLength: 500 },
    forceCloseConnections: 'idle',
    connectionTimeout: 0,
    requestTimeout: 5 * 60 * seconds,
    keepAliveTimeout: 60 * seconds,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Only JSON is taken: a plain-text body is what a form of another site could send without asking.
  app.removeContentTypeParser('text/plain')
  answerErrors(app)
  logAnswers(app)
  await app.register(cookie)
  // One byte more than the limit, so that a file of just the limit isn't mistaken for a larger one cut short.
  await app.register(multipart, { limits: { files: 1, fields: 5, fileSize: mediaLimits.videoBytes + 1 } })
  addSecurityHeaders(app, settings.publicUrl)
  refuseForeignOrigins(app, settings.publicUrl)
  guardRoutes(app, findSession, settings.publicUrl)
  return app
}

/** One line for each answered request: which, by whom, how long. Never a body, a query or a cookie. */
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
      },
      'answered',
    )
  })
}

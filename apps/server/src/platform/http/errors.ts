import {
  DomainError,
  type ErrorCode,
  type FieldErrors,
  StaleVersionError,
  TooManyError,
} from '@clutchbook/domain/kernel/domain-error'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isDiskFull, isPassingFault, OutcomeUnknownError } from '../faults.ts'

/** The shape of every failure on the wire. */
export const failure = z.object({
  message: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
})

/** How a change from an earlier version is refused: with the record as it is now, so that nothing has to be lost. */
export const refusalWith = (record: z.ZodType) =>
  failure.extend({ current: record.describe('The record as it is now') })

type Failure = z.output<typeof failure> & { current?: unknown }

/** How the words of the domain are said in HTTP. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  'not-valid': 400,
  'unsupported-file': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'sign-in-again': 403,
  'password-needed': 403,
  'plan-limit': 403,
  'not-allowed': 403,
  'foreign-origin': 403,
  'not-found': 404,
  taken: 409,
  'stale-version': 412,
  'too-large': 413,
  'wrong-content-type': 415,
  'key-reused': 422,
  'too-many': 429,
  failed: 500,
  unavailable: 503,
}

/** Refusals of the HTTP server itself, told in the product's words. */
const spoken: Readonly<Record<number, readonly [ErrorCode, string]>> = {
  400: ['not-valid', 'The request could not be read. Please check its form.'],
  404: ['not-found', 'There is nothing at this address'],
  406: ['wrong-content-type', 'Please send the file as a multipart form'],
  413: ['too-large', 'The request is too large. Please send less at once.'],
  414: ['not-found', 'There is nothing at this address'],
  415: ['wrong-content-type', 'Please send the request as JSON'],
  503: ['unavailable', 'The service is stopping. Please try again in a moment.'],
}

/** Turns anything that was thrown into an answer. */
export const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => send(reply, brokenOff(error, request) ?? toDomainError(error, request))

/** Who hangs up amid a body hears no answer; that is no failure of ours, and no line in the log of failures. */
const brokenOff = (error: FastifyError, { raw }: FastifyRequest): DomainError | null =>
  raw.errored === error ? new DomainError('not-valid', 'The request broke off') : null

/** For an answer that people read as a page: it gets the status of what was thrown, which is logged; the page is the caller's. */
export function markFailed(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  mark(reply, toDomainError(error, request))
}

/** One place turns everything that was thrown into an answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((_request: FastifyRequest, reply) =>
    send(reply, new DomainError('not-found', 'There is nothing at this address')),
  )
}

function send(reply: FastifyReply, error: DomainError): FastifyReply {
  const body: Failure = { message: error.message, code: error.code }
  if (error.errors) body.errors = { ...error.errors }
  if (error instanceof StaleVersionError) body.current = error.current
  return mark(reply, error).type('application/json').send(JSON.stringify(body))
}

function mark(reply: FastifyReply, error: DomainError): FastifyReply {
  if (error instanceof TooManyError || error instanceof PassingError)
    reply.header('Retry-After', error.retryAfterSeconds)
  return reply.code(statusOf[error.code]).header('Cache-Control', 'no-store')
}

function toDomainError(error: FastifyError, { log, server, routeOptions }: FastifyRequest): DomainError {
  if (error instanceof DomainError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(error.validation, routeOptions.config.namesWithin)
  }
  const [code, message] = spoken[error.statusCode ?? 500] ?? []
  if (code && message) return new DomainError(code, message)
  const damage = server.heedDamage?.(error)
  if (damage) {
    log.error({ err: error }, 'the database is damaged where a request reads')
    return damage
  }
  if (isPassingFault(error)) return tellPassing(error, log)
  log.error({ err: error }, 'a request failed')
  return new DomainError('failed', 'Something went wrong on our side. Please try again.')
}

/** A refusal for a reason that may be gone soon, and by itself. */
class PassingError extends DomainError {
  readonly retryAfterSeconds = 5

  constructor(message: string) {
    super('unavailable', message)
  }
}

function tellPassing(error: FastifyError, log: FastifyRequest['log']): DomainError {
  if (isDiskFull(error)) {
    log.error({ err: error }, 'the disk is full')
    return new PassingError(
      'The disk of this server is full, so nothing was saved. Please tell whoever runs it, and try again later.',
    )
  }
  log.error({ err: error }, 'something the product needs does not answer')
  return new PassingError(
    error instanceof OutcomeUnknownError
      ? 'The connection broke off while this was being saved, so it may be saved or not. Please look before you do it again.'
      : 'The service is not available right now. Please try again in a moment.',
  )
}

/** The validator's own English is about types; people are told to look again. */
const spokenIssue = (message: string | undefined): string =>
  message && !/^(Invalid |Too |Unrecognized )/.test(message) ? message : 'Please check this value'

type Issue = { readonly instancePath: string; readonly message?: string | undefined }

/** The first message for each field, or for each field within one; the first of all stands on top. */
function invalid(issues: readonly Issue[], namesWithin = false): DomainError {
  const errors: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const [, ...path] = instancePath.split('/')
    const field = (namesWithin ? path.join('.') : path[0]) || 'request'
    errors[field] ??= spokenIssue(message)
  }
  const fields: FieldErrors = errors
  return new DomainError('not-valid', Object.values(fields)[0] ?? 'Please check your entries', fields)
}

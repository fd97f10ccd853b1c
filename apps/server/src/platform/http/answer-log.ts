import type { FastifyInstance } from 'fastify'
import { createPlainLines, type Log } from '../log.ts'
import type { RequestFigures } from '../metrics/request-figures.ts'

export type Answered = {
  /** Of our own making, as the method is of the parser's: neither holds anything that JSON would have to escape. */
  readonly requestId: string
  readonly method: string
  readonly route: string | null
  readonly status: number
  readonly ms: number
  readonly keeper: number | null
  /** Where a refused request came from. */
  readonly address?: string
}

/** Takes down that a request was answered, and how long it took to the fraction of a millisecond. */
export type NoteAnswered = (answered: Answered, elapsedMs: number) => void

/**
 * One line for each answered request: which, by whom, how long, and of a refused one from where. Never a body, a query
 * or a cookie. Where figures are asked for, it is counted as well.
 */
export function createAnswerLog(log: Log, figures?: RequestFigures): NoteAnswered {
  const tell = createPlainLines(log, 'info', 'answered', inWords)
  if (!figures) return tell
  return (answered, elapsedMs) => {
    tell(answered)
    const { method, route, status } = answered
    figures.note({ method, route: route ?? 'none', status, seconds: elapsedMs / 1000 })
  }
}

/** What is noted of an answer, as JSON has it between its braces. */
export function inWords({ requestId, method, route, status, ms, keeper, address }: Answered): string {
  const from = address === undefined ? '' : `,"address":${JSON.stringify(address)}`
  return `"requestId":"${requestId}","method":"${method}","route":${JSON.stringify(route)},"status":${status},"ms":${ms},"keeper":${keeper}${from}`
}

export function logAnswers(app: FastifyInstance, noteAnswered: NoteAnswered): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('X-Request-Id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, actor } = request
    const answered = {
      requestId: request.id,
      method,
      route: routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      keeper: actor?.keeperId ?? null,
      ...(reply.statusCode >= 400 ? { address: request.ip } : {}),
    }
    noteAnswered(answered, reply.elapsedTime)
    done()
  })
}

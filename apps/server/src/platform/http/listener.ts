import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type MaybePromise, whenKnown } from '../maybe-promise.ts'
import { headPatienceMs } from './slow-bodies.ts'

const seconds = 1000

/** Answers a request before the framework sees it and says so, or leaves it alone. */
export type AnswerEarly = (request: IncomingMessage, response: ServerResponse) => MaybePromise<boolean>

/** A server on the wire. Once it stops, nothing is answered early, because the framework closes the connections. */
export function listenOn(handle: RequestListener, answerEarly?: AnswerEarly): Server {
  const server = createServer(
    {
      headersTimeout: headPatienceMs,
      // Looked at every second; Node's own pace of half a minute would let a head take four times as long.
      connectionsCheckingInterval: seconds,
      requestTimeout: 5 * 60 * seconds,
      keepAliveTimeout: 60 * seconds,
    },
    (request, response) => {
      if (!server.listening || !answerEarly) return handle(request, response)
      whenKnown(answerEarly(request, response), (isAnswered) => {
        if (!isAnswered) handle(request, response)
      })
    },
  )
  return server
}

import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastPath } from './fast-path/fast-path.ts'
import { headPatienceMs } from './slow-bodies.ts'

const seconds = 1000

/** A server on the wire: what the short way does not answer goes the long way, and all of it once the server stops. */
export function listenOn(handle: RequestListener, fastPath: FastPath): Server {
  const server = createServer(
    {
      headersTimeout: headPatienceMs,
      // Looked at every second; Node's own pace of half a minute would let a head take four times as long.
      connectionsCheckingInterval: seconds,
      requestTimeout: 5 * 60 * seconds,
      keepAliveTimeout: 60 * seconds,
    },
    (request, response) => {
      if (!server.listening || !fastPath(request, response)) handle(request, response)
    },
  )
  return server
}

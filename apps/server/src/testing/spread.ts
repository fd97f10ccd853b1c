import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/** Stands in front of several servers as a proxy does. */
export type Spread = { readonly url: string; readonly close: () => Promise<void> }

/** Sends each request on to one of the servers, whichever chance picks, and its answer back as it comes. */
export async function startSpread(urls: readonly string[]): Promise<Spread> {
  const server = createServer((asked, answer) => {
    void passOn(urls[randomInt(urls.length)] ?? '', asked, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, close }
}

async function passOn(to: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { method, url, rawHeaders } = asked
  // All of it first, as proxies do: a server may refuse before it has read the rest. Who breaks off has asked nothing.
  const body = await buffer(asked).catch(() => null)
  if (!body) return
  // Headers go on as they came, names, doubles and all; the path too, which a URL would tidy up.
  const { hostname, port } = new URL(to)
  const onwards = request({ hostname, port, method, path: url, headers: rawHeaders as never, setHost: false })
  onwards.once('response', (given) => {
    answer.writeHead(given.statusCode ?? 502, given.statusMessage, given.rawHeaders)
    pipeline(given, answer, () => {})
  })
  // A server that is gone: whoever asked can't know what was done.
  onwards.on('error', () => {
    if (answer.headersSent) answer.destroy()
    else answer.writeHead(502).end()
  })
  answer.once('close', () => onwards.destroy())
  onwards.end(body)
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** Names of built scripts, wherever one of them asks for another. */
const scriptName = /((?:assets|\.)\/[\w.-]+)\.js/g

/** A server whose site can be put in place by a later build while it runs. */
export type Updatable = { readonly url: string; readonly update: () => void; readonly close: () => void }

/**
 * The site by way of a proxy that can be told to serve a later build from then on: every script under another name, and the
 * old names gone, as after an update. `change` is what the later build does otherwise, in the text of its scripts.
 */
export async function serveUpdatable(site: string, change: (script: string) => string): Promise<Updatable> {
  let isNext = false
  const { hostname, port } = new URL(site)

  const ask = (from: IncomingMessage, path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { 'if-none-match': known, ...others } = from.headers
      // What the browser knows is of the build before.
      const headers = {
        ...others,
        'accept-encoding': 'identity',
        ...(!isNext && known && { 'if-none-match': known }),
      }
      const asked = request({ hostname, port, path, headers, ...(from.method && { method: from.method }) })
      asked.once('response', resolve).once('error', reject)
      from.pipe(asked)
    })

  const answer = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const { url = '/' } = from
    const isScript = /^\/assets\/.*\.js$/.test(url)
    if (isScript && isNext !== url.endsWith('.next.js')) return void to.writeHead(404).end()
    const answered = await ask(from, url.replace('.next.js', '.js'))
    const { 'content-length': _length, etag, ...headers } = answered.headers
    const isText = /javascript|html/.test(headers['content-type'] ?? '')
    if (!isNext || !isText) {
      to.writeHead(answered.statusCode ?? 502, answered.headers)
      return void answered.pipe(to)
    }
    const next = change((await text(answered)).replace(scriptName, '$1.next.js'))
    to.writeHead(answered.statusCode ?? 502, headers).end(next)
  }

  const server = createServer((from, to) => {
    answer(from, to).catch(() => to.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    update: () => {
      isNext = true
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

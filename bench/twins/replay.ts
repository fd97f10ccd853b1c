import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Recording } from '../harness/recording.ts'

/**
 * Serves recorded answers by bare `node:http`: the same bytes and the same headers, and nothing is looked up. This is
 * what the machine and the runtime allow.
 */
process.once('message', (recordings: Recording[]) => {
  const known = new Map(recordings.map(({ path, whole, unchanged }) => [path, { whole, unchanged }]))
  const prepared = new Map(
    [...known].map(([path, { whole, unchanged }]) => [
      path,
      { whole: { ...whole, body: Buffer.from(whole.body) }, unchanged },
    ]),
  )
  const server = createServer((request, response) => {
    const found = prepared.get(request.url ?? '')
    if (found === undefined) {
      response.writeHead(404).end()
      return
    }
    const { whole, unchanged } = found
    if (unchanged !== null && request.headers['if-none-match'] !== undefined)
      response.writeHead(unchanged.status, unchanged.headers).end()
    else response.writeHead(whole.status, whole.headers).end(whole.body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

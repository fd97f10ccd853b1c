import { createReadStream, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Streams one file to whoever asks, by bare `node:http`. */
process.once('message', ({ path, headers }: { path: string; headers: Record<string, string> }) => {
  const bytes = statSync(path).size
  const server = createServer((_request, response) => {
    response.writeHead(200, { ...headers, 'content-length': bytes })
    createReadStream(path).pipe(response)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

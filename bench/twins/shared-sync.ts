import { fdatasync, openSync, writeSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const block = Buffer.alloc(4096, 7)

/**
 * Writes 4 KB for each request and answers once the disk has confirmed them, by bare `node:http`. Those that come during
 * a sync share the next one.
 */
process.once('message', ({ path, body }: { path: string; body: string }) => {
  const file = openSync(path, 'w')
  let waiting: (() => void)[] = []
  let isSyncing = false
  const sync = (): void => {
    if (isSyncing || waiting.length === 0) return
    const covered = waiting
    waiting = []
    isSyncing = true
    fdatasync(file, (error) => {
      if (error) throw error
      isSyncing = false
      for (const answer of covered) answer()
      sync()
    })
  }
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      writeSync(file, block)
      waiting.push(() => response.writeHead(201, { 'content-type': 'application/json' }).end(body))
      sync()
    })
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

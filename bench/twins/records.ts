import { hash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'

/** The least server of records that there can be: bare `node:http` over bare `node:sqlite`. */
process.once('message', ({ path }: { path: string }) => {
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = WAL; pragma synchronous = FULL; pragma cache_size = -16384')
  const session = database.prepare('select "keeperId" from session where "tokenHash" = ?')
  const animals = database.prepare('select * from animal where "keeperId" = ? order by id desc limit 50')
  const server = createServer((request, response) => {
    const found = session.get(hash('sha256', request.headers.cookie ?? '')) as
      | { keeperId: number }
      | undefined
    const body = JSON.stringify(found ? animals.all(found.keeperId) : [])
    response.writeHead(200, { 'content-type': 'application/json' }).end(body)
  })
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

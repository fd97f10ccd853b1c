import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openSocket, readToEnd, readUntilEnd } from '../../testing/raw-socket.ts'
import { startApp } from '../../testing/test-app.ts'

const host = 'Host: x\r\n'
const post = `POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\n`
const chunked = `${post}Transfer-Encoding: chunked\r\n\r\n`
/** What someone hopes that a proxy and the server take for the end of one request and the beginning of another. */
const smuggled = `0\r\n\r\nGET /api/user HTTP/1.1\r\n${host}\r\n`

const framings: Readonly<Record<string, string>> = {
  'a length and chunks': `${post}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n${smuggled}`,
  'chunks and a length': `${post}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n${smuggled}`,
  'two lengths': `${post}Content-Length: 2\r\nContent-Length: 30\r\n\r\n{}`,
  'a negative length': `${post}Content-Length: -1\r\n\r\n`,
  'a length with a sign': `${post}Content-Length: +2\r\n\r\n{}`,
  'a length in words': `${post}Content-Length: two\r\n\r\n{}`,
  'a length beyond all numbers': `${post}Content-Length: 99999999999999999999999\r\n\r\n{}`,
  'an encoding after chunks': `${post}Transfer-Encoding: chunked, identity\r\n\r\n${smuggled}`,
  'chunks by another name': `${post}Transfer-Encoding: xchunked\r\n\r\n${smuggled}`,
  'a blank before the colon': `${post}Transfer-Encoding : chunked\r\nContent-Length: 6\r\n\r\n${smuggled}`,
  'a folded header': `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 6\r\n\r\n${smuggled}`,
  'a chunk of no number': `${chunked}zz\r\n{}\r\n0\r\n\r\n`,
  'a chunk of a negative number': `${chunked}-2\r\n{}\r\n0\r\n\r\n`,
  'a chunk beyond all numbers': `${chunked}FFFFFFFFFFFFFFFFF\r\n{}\r\n0\r\n\r\n`,
  'a chunk that is longer than said': `${chunked}2\r\n{}{}{}\r\n0\r\n\r\n`,
}

const lines: Readonly<Record<string, string>> = {
  'no words': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'a method alone': 'GET\r\n\r\n',
  'a method that there is none': `BREW / HTTP/1.1\r\n${host}\r\n`,
  'small letters': `get / HTTP/1.1\r\n${host}\r\n`,
  'another protocol': `GET / FTP/1.1\r\n${host}\r\n`,
  'a version to come': `GET / HTTP/9.9\r\n${host}\r\n`,
  'HTTP/2 in clear': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a blank in the address': `GET /a b HTTP/1.1\r\n${host}\r\n`,
  'a NUL in the address': `GET /\0 HTTP/1.1\r\n${host}\r\n`,
  'a header without a colon': `GET / HTTP/1.1\r\n${host}nonsense\r\n\r\n`,
  'a header without a name': `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`,
  'a NUL in a header': `GET / HTTP/1.1\r\n${host}X: a\0b\r\n\r\n`,
  'a lone line end in a header': `GET / HTTP/1.1\r\n${host}X: a\rY: b\r\n\r\n`,
}

const sizes: Readonly<Record<string, string>> = {
  'a header of 64 KB': `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(64 * 1024)}\r\n\r\n`,
  'ten thousand headers': `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(10_000)}\r\n`,
  'an address of 64 KB': `GET /${'x'.repeat(64 * 1024)} HTTP/1.1\r\n${host}\r\n`,
  'a cookie of 64 KB': `GET /api/user HTTP/1.1\r\n${host}Cookie: session=${'x'.repeat(64 * 1024)}\r\n\r\n`,
}

test('R67 what is framed wrongly, is no HTTP or too large for it is refused once and the connection closed', async () => {
  const { url, keeper } = await startApp('sqlite')
  const groups = [
    [400, framings],
    [400, lines],
    [431, sizes],
  ] as const
  for (const [status, group] of groups) {
    for (const [name, bytes] of Object.entries(group)) {
      const socket = await openSocket(url)
      socket.write(bytes, 'latin1')
      const answer = await readToEnd(socket)
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, code]) => Number(code))
      expect([name, statuses]).toEqual([name, [status]])
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ message: expect.any(String) })
    }
  }
  expect((await (await keeper()).get('/api/user')).status).toBe(200)
})

test('R67 a request that names no host is refused and its connection closed', async () => {
  const { url } = await startApp('sqlite')
  const socket = await openSocket(url)
  socket.write('GET /api/user HTTP/1.1\r\n\r\n')
  expect(await readToEnd(socket)).toMatch(/^HTTP\/1\.1 400 /)
})

test('R67 who is refused and does not hang up keeps no connection', async () => {
  const { url, app } = await startApp('sqlite', { ownDatabase: true })
  const socket = await openSocket(url, { allowHalfOpen: true })
  socket.write('GARBAGE\r\n\r\n')
  expect(await readUntilEnd(socket)).toMatch(/^HTTP\/1\.1 400 /)
  const countOpen = () => promisify(app.http.server.getConnections.bind(app.http.server))()
  await expect.poll(countOpen, { timeout: 10_000 }).toBe(0)
})

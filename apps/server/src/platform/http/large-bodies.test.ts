import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { inFullOnly } from '../../testing/full.ts'
import { plainJpeg } from '../../testing/pictures.ts'
import { openSocket, readToEnd } from '../../testing/raw-socket.ts'
import { startApp } from '../../testing/test-app.ts'
import { cookieHeader } from '../../testing/visitor.ts'

const ember = { name: 'Ember', species: 'Python regius' }
const megabyte = 1024 * 1024

test(
  'R51 large bodies pass a few at a time, all of them in the end, and small ones at once',
  inFullOnly,
  async () => {
    const keeper = await (await startApp('sqlite', { env: { PLAN_LIMITS: 'off' } })).keeper()
    const { buffer } = await plainJpeg()
    const padded = Buffer.concat([buffer, Buffer.alloc(9 * megabyte - buffer.length)])
    const body = { ...ember, photos: [`data:image/jpeg;base64,${padded.toString('base64')}`] }
    const large = Promise.all(Array.from({ length: 8 }, () => keeper.post('/api/animals', body)))
    expect((await keeper.post('/api/animals', ember)).status).toBe(201)
    expect((await large).map(({ status }) => status)).toEqual(Array(8).fill(201))
  },
)

test('senders who go away, reading or waiting, give their turns to the next', async () => {
  const { url, keeper: newKeeper } = await startApp('sqlite')
  const keeper = await newKeeper()
  const { hostname, port } = new URL(url)
  const cookie = cookieHeader(keeper)
  const head = `POST /api/animals HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${9 * megabyte}\r\n\r\n{`
  const sockets = Array.from({ length: 5 }, () => connect(Number(port), hostname))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
  })
  for (const socket of sockets) await new Promise<void>((resolve) => socket.write(head, () => resolve()))
  // Another answer shows that the server has taken them in: two hold a turn, three wait.
  expect((await keeper.get('/healthz')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  const photo = Buffer.concat([(await plainJpeg()).buffer, Buffer.alloc(9 * megabyte)])
  const answer = await keeper.post('/api/animals', {
    ...ember,
    photos: [`data:image/jpeg;base64,${photo.toString('base64')}`],
  })
  expect(answer.status).toBe(201)
})

test('R64 who is refused while still sending may send the rest, and then ask on the same connection', async () => {
  const { url, keeper: newKeeper } = await startApp('sqlite', { withLock: true })
  const keeper = await newKeeper()
  const cookie = cookieHeader(keeper)
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n'
  const form = Buffer.concat([
    Buffer.from(part),
    Buffer.alloc(60 * megabyte, 'x'),
    Buffer.from('\r\n--x--\r\n'),
  ])
  const head = [
    'POST /api/moving/sheet/preview HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${form.length}`,
  ]
  const socket = await openSocket(url)
  const said = readToEnd(socket)
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  socket.write(form)
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect((await said).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
})

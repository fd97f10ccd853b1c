import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { endNotRun } from '../../testing/not-run.ts'
import { mostOpenFiles } from '../../testing/open-files.ts'
import { openSocket, readUntilEnd } from '../../testing/raw-socket.ts'
import { RunningServer } from '../../testing/running-server.ts'
import { cookieHeader, createVisitor, type Visitor } from '../../testing/visitor.ts'

const sockets = 2000

async function launch(): Promise<{ server: RunningServer; keeper: Visitor }> {
  const server = await RunningServer.launch({ LOG_LEVEL: 'warn' })
  onTestFinished(() => server.dispose())
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return { server, keeper }
}

/** Writes a letter every so often, until the other end has had enough. */
async function drip(socket: Socket, everyMs: number): Promise<void> {
  while (!socket.destroyed && !socket.readableEnded) {
    socket.write('x')
    await wait(everyMs)
  }
}

/** What a socket is told in the end, and how many seconds that took. */
async function outlast(socket: Socket): Promise<{ status: string; seconds: number }> {
  const start = performance.now()
  const answer = await readUntilEnd(socket)
  return { status: answer.slice(9, 12), seconds: (performance.now() - start) / 1000 }
}

test('R68 two thousand heads that never end are given up after ten seconds, and others are served meanwhile', async (context) => {
  const most = await mostOpenFiles()
  if (most === null || most < sockets + 200)
    endNotRun(
      context,
      `a process may hold ${most ?? 'an unknown number of'} files here, and it takes ${sockets + 200}`,
    )
  const { server, keeper } = await launch()
  const slow = await Promise.all(Array.from({ length: sockets }, () => openSocket(server.url)))
  const ends = slow.map((socket) => {
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ')
    void drip(socket, 2000)
    return outlast(socket)
  })
  const taken: number[] = []
  for (let n = 0; n < 100; n += 1) {
    const start = performance.now()
    expect((await keeper.post('/api/animals', { name: `Ember ${n}`, species: 'x' })).status).toBeLessThan(404)
    expect((await keeper.get('/api/animals')).status).toBe(200)
    taken.push(performance.now() - start)
  }
  expect(Math.max(...taken)).toBeLessThan(2000)
  const told = await Promise.all(ends)
  expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['408']))
  expect(Math.min(...told.map(({ seconds }) => seconds))).toBeGreaterThan(5)
  expect(Math.max(...told.map(({ seconds }) => seconds))).toBeLessThan(20)
})

test('R68 a form has half a minute to arrive, and a photo may stand still as long; one that goes on goes on', async () => {
  const { server, keeper } = await launch()
  const cookie = cookieHeader(keeper)
  const send = async (path: string, type: string, begun: string): Promise<Socket> => {
    const socket = await openSocket(server.url)
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      `Cookie: ${cookie}`,
      `Content-Type: ${type}`,
      'Content-Length: 100000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`)
    return socket
  }
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n'
  const form = await send('/api/events', 'application/json', '{"title":"')
  const gallery = await send('/api/animals', 'application/json', '{"name":"')
  const file = await send('/api/media', 'multipart/form-data; boundary=b', part)
  const steady = await send('/api/media', 'multipart/form-data; boundary=b', part)
  void drip(form, 1000)
  void drip(steady, 5000)
  const told = await Promise.all([form, gallery, file].map(outlast))
  for (const { status, seconds } of told) {
    expect(status).toBe('408')
    expect(seconds).toBeGreaterThan(25)
    expect(seconds).toBeLessThan(40)
  }
  await wait(7000)
  expect([steady.readableEnded, steady.destroyed]).toEqual([false, false])
  expect((await keeper.get('/api/animals')).json()).toEqual([])
  expect(server.log).not.toContain('"level":50')
  steady.destroy()
  await once(steady, 'close')
})

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { call, callPage } from './client.ts'
import { storing } from './storing.ts'

type Received = {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

const received: Received[] = []
const credentials: (RequestCredentials | undefined)[] = []
let answer: { status: number; body: string; headers?: Record<string, string> }

const server = createServer(async (request, response) => {
  const { method, url, headers } = request
  received.push({ method, url, headers, body: await text(request) })
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
  response.end(answer.body)
})

beforeEach(async () => {
  received.length = 0
  credentials.length = 0
  answer = { status: 200, body: '{"id":7}' }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const reach = fetch
  // A browser completes paths by the page's own address, and keeps to itself whether cookies went along.
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    credentials.push(request.credentials)
    return reach(new URL(path, `http://127.0.0.1:${port}`), request)
  })
})

afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

const ember = { name: 'Ember', species: 'Python regius' }

test('SHELL-43 reads, changes and lists send their cookies along', async () => {
  await call('GET /api/animals/{id}', { params: { id: 7 } })
  await call('POST /api/animals', { body: ember })
  await call('DELETE /api/animals/{id}', { params: { id: 7 } })
  await callPage('GET /api/animals', {})
  expect(credentials).toEqual(Array(4).fill('include'))
})

test('SHELL-44 a body is sent as JSON, and where there is none, neither a body nor its type is', async () => {
  await call('POST /api/animals', { body: ember })
  await call('POST /api/animals/{id}/archive', { params: { id: 7 } })
  const [withBody, without] = received
  expect(withBody?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(withBody?.body ?? '')).toEqual(ember)
  expect([without?.body, without?.headers['content-type']]).toEqual(['', undefined])
})

test('SHELL-45 a read is a GET of the path it was asked for, and its answer is read as JSON', async () => {
  expect(await call('GET /api/animals/{id}', { params: { id: 7 } })).toEqual({ id: 7 })
  expect(received.map(({ method, url, body }) => [method, url, body])).toEqual([
    ['GET', '/api/animals/7', ''],
  ])
})

test('an answer without content is none', async () => {
  answer = { status: 204, body: '' }
  expect(await call('DELETE /api/animals/{id}', { params: { id: 7 } })).toBeUndefined()
})

test('SHELL-48 a refused call throws the error of its answer', async () => {
  answer = { status: 404, body: '{"message":"Reptile not found","code":"not-found"}' }
  const failure = await call('GET /api/animals/{id}', { params: { id: 8 } }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect((failure as ApiError).message).toBe('404: Reptile not found')
})

test('the cursor of the next page is read from the Link header', async () => {
  const link = '</api/animals?cursor=a%2Bb%20c&limit=1>; rel="next"'
  answer = { status: 200, body: '[]', headers: { link } }
  expect(await callPage('GET /api/animals', {})).toEqual({ items: [], next: 'a+b c' })
})

test('R08 every answer, refusals included, tells whether the server stores changes', async () => {
  const heard: boolean[] = []
  const stop = storing.subscribe(() => heard.push(storing.isPaused()))
  const ask = async (word: string | null, status = 200) => {
    answer = { status, body: '{}', headers: word === null ? {} : { 'clutchbook-storing': word } }
    await call('GET /api/animals/{id}', { params: { id: 7 } }).catch(() => undefined)
    return storing.isPaused()
  }
  expect(await ask('on')).toBe(false)
  expect(await ask('paused', 503)).toBe(true)
  expect(await ask(null), 'something between says nothing').toBe(true)
  expect(await ask('on')).toBe(false)
  stop()
  expect(heard).toEqual([true, false])
})

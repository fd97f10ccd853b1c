import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { changingRoutes, pathFor } from '../../testing/route-paths.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createLog } from '../log.ts'
import { readSettings } from '../settings/settings.ts'
import { createHttpServer } from './http-server.ts'
import { serveSite } from './site.ts'

type Answered = { readonly status: number; readonly headers: Headers }

const directives = ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]

/** Its own files, and in a page the one script that may stand in it. */
const scripts = (isPage: boolean) =>
  isPage ? /^script-src 'self'( 'sha256-[\w+/]{43}=')?$/ : /^script-src 'self'$/

/** What holds for each answer, whatever it is. */
function expectGuarded({ status, headers }: Answered, what: string, overTls: boolean): void {
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  expect(policy, what).toEqual(expect.arrayContaining(directives))
  const isPage = /^text\/html/.test(headers.get('content-type') ?? '')
  expect(
    policy.find((directive) => directive.startsWith('script-src')),
    what,
  ).toMatch(scripts(isPage))
  expect(policy.join(), what).not.toMatch(/unsafe-(inline|eval)|\*|https?:/)
  expect(headers.get('x-content-type-options'), what).toBe('nosniff')
  expect(headers.get('referrer-policy'), what).toBe('same-origin')
  expect(headers.get('cross-origin-resource-policy'), what).toBe('same-origin')
  expect(headers.get('strict-transport-security'), what).toBe(overTls ? 'max-age=31536000' : null)
  for (const name of ['x-powered-by', 'server']) expect([name, headers.get(name)]).toEqual([name, null])
  const type = headers.get('content-type') ?? ''
  if (status !== 204 && status !== 304 && /^text\/|json|javascript/.test(type))
    expect(type, what).toMatch(/; charset=utf-8$/i)
}

/** What holds for answers about keepers' data. */
const expectPrivate = ({ headers }: Answered, what: string): void =>
  expect([what, headers.get('cache-control')]).toEqual([what, expect.stringMatching(/no-store|^private/)])

/** Sends bytes as they are and reads the answer's head. */
async function sendRaw(url: string, bytes: string): Promise<Answered> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  onTestFinished(() => void socket.destroy())
  socket.write(bytes)
  const [status = '', ...lines] = ((await text(socket)).split('\r\n\r\n')[0] ?? '').split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(/: (.*)/, 2) as [string, string]))
  return { status: Number(status.split(' ')[1]), headers }
}

/** One answer of each kind that isn't a route's own. */
async function collectRefusals({
  app,
  url,
  visitor,
  keeper: newKeeper,
}: TestApp): Promise<[number, Answered][]> {
  const keeper = await newKeeper()
  const { headers } = await keeper.get('/api/animals')
  const known = { 'if-none-match': headers.get('etag') ?? '' }
  const json = { 'content-type': 'application/json' }
  return [
    [304, await keeper.get('/api/animals', known)],
    [400, await keeper.post('/api/animals', '{')],
    [400, await keeper.get('/api/%ZZ')],
    [400, await sendRaw(url, 'nonsense\r\n\r\n')],
    [431, await sendRaw(url, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(80_000)}\r\n\r\n`)],
    [401, await visitor().get('/api/user')],
    [403, await keeper.post('/api/animals', {}, { origin: 'null' })],
    [404, await keeper.get('/api/nope')],
    [413, await keeper.call('POST', '/api/login', { body: 'x'.repeat(300_000), headers: json })],
    [
      415,
      await keeper.call('POST', '/api/animals', { body: 'x', headers: { 'content-type': 'text/plain' } }),
    ],
    [500, await failing({ app, keeper })],
  ]
}

/** A call that fails on our side: a table is gone. */
async function failing({
  app,
  keeper,
}: {
  app: TestApp['app']
  keeper: Awaited<ReturnType<TestApp['keeper']>>
}) {
  await app.db.schema.dropTable('calendarFeed').execute()
  return keeper.get('/api/calendar-feeds')
}

test.each([false, true])(
  'R57 R58 R59 every route and every refusal carries the headers that guard it (https: %s)',
  async (overTls) => {
    const PUBLIC_URL = overTls ? 'https://book.example' : 'http://localhost:3000'
    const running = await startApp('sqlite', { env: { PUBLIC_URL } })
    const keeper = await running.keeper()
    await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius' })
    const { routeTable } = running.app.http
    const changing = changingRoutes(routeTable)
    const statuses = new Set<number>()
    for (const route of routeTable) {
      const what = `${route.method} ${route.url}`
      const body = changing.includes(route) ? { body: {} } : {}
      for (const caller of [running.visitor(), keeper]) {
        const answer = await caller.call(route.method, pathFor(route.url), body)
        statuses.add(answer.status)
        expectGuarded(answer, what, overTls)
        if (route.access !== 'visitor') expectPrivate(answer, what)
      }
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 204, 400, 401, 404]))
    for (const [status, answer] of await collectRefusals(running)) {
      expect(answer.status).toBe(status)
      expectGuarded(answer, String(status), overTls)
      expectPrivate(answer, String(status))
    }
  },
)

test('R57 R58 pages, files and addresses of the site where nothing is carry them as well', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clutchbook-site-'))
  await mkdir(join(folder, 'assets'))
  const files = ['index.html', 'theme.js', 'favicon.svg', 'robots.txt', 'assets/app.js', 'assets/app.css']
  for (const name of files) await writeFile(join(folder, name), 'x')
  const http = await createHttpServer(readSettings({}), createLog('silent'), async () => null)
  await serveSite(http, folder, readSettings({}))
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await http.close()
    await rm(folder, { recursive: true, force: true })
  })
  for (const path of ['', 'animals/7', 'auth', ...files.slice(1), 'assets/none.js', 'none.js', 'api/nope']) {
    const answer = await fetch(`${url}/${path}`)
    expectGuarded(answer, path, false)
    expect([path, answer.status]).toEqual([path, /none|nope/.test(path) ? 404 : 200])
  }
})

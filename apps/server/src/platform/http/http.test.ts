import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { pathFor } from '../../testing/route-paths.ts'
import { startApp } from '../../testing/test-app.ts'

const ember = { name: 'Ember', species: 'Python regius' }

onBothDatabases('the wire', (dialect) => {
  test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
    'R90 %s of an unknown path below /api is a 404 in JSON',
    async (method) => {
      const keeper = await (await startApp(dialect)).keeper()
      const answer = await keeper.call(method, '/api/nope')
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
      expect(answer.json()).toEqual({ message: 'There is nothing at this address', code: 'not-found' })
    },
  )

  test('SHELL-62 every refusal is JSON with a message and a code', async () => {
    const { keeper: newKeeper, visitor } = await startApp(dialect, { withLock: true })
    const keeper = await newKeeper()
    const refusals = [
      [400, await keeper.post('/api/animals', { name: 5, species: [] })],
      [400, await keeper.post('/api/animals', '{"name": "Ember", ')],
      [400, await keeper.get('/api/animals/one')],
      [400, await keeper.get('/api/animals/0x1')],
      [400, await keeper.get('/api/%ZZ')],
      [404, await keeper.get('/api')],
      [401, await visitor().get('/api/animals')],
      [403, await keeper.post('/api/animals', ember, { origin: 'https://evil.example' })],
      [404, await keeper.get('/api/animals/999')],
      [413, await keeper.post('/api/login', { username: 'x'.repeat(300_000) })],
      [
        415,
        await keeper.call('POST', '/api/animals', {
          body: 'name=Ember',
          headers: { 'content-type': 'text/plain' },
        }),
      ],
    ] as const
    for (const [status, answer] of refusals) {
      expect([answer.status, answer.text]).toEqual([status, expect.any(String)])
      expect(answer.json()).toEqual(
        expect.objectContaining({ message: expect.any(String), code: expect.any(String) }),
      )
    }
    expect((await keeper.get('/api/animals')).json()).toEqual([])
  })

  test('R66 ten megabytes of text where a name belongs, deep nesting and hostile keys are refused', async () => {
    const keeper = await (await startApp(dialect)).keeper()
    const bodies = [
      JSON.stringify({ ...ember, name: 'E'.repeat(10 * 1024 * 1024) }),
      `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)},"species":"x"}`,
      '{"name":"Ember","species":"x","__proto__":{"isArchived":true}}',
      '{"name":"Ember","species":"x","weight":1e400}',
      '{"name":"Ember","species":"x","fatherId":1.5}',
      '["name","Ember"]',
      'null',
    ]
    for (const body of bodies) {
      const answer = await keeper.post('/api/animals', body)
      expect([answer.status, body.slice(0, 40)]).toEqual([400, body.slice(0, 40)])
    }
    const surrogate = await keeper.post('/api/animals', '{"name":"\\ud800","species":"x"}')
    expect(surrogate.status).toBeLessThan(500)
    expect((await keeper.get('/healthz')).status).toBe(200)
  })

  test('R53 a stranger’s large body is refused before it is read', async () => {
    const { url } = await startApp(dialect, { withLock: true })
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    socket.write(
      'POST /api/animals HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000000000\r\n\r\n',
    )
    const answer = await new Promise<string>((resolve, reject) => {
      socket.once('data', (data) => resolve(data.toString()))
      socket.once('error', reject)
    })
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 401 /)
  })
})

test('R20 ACC-73 every route that touches a keeper’s records is closed to visitors', async () => {
  const { app, visitor } = await startApp('sqlite', { ownDatabase: true })
  const closed = app.http.routeTable.filter(({ access }) => access !== 'visitor')
  expect(closed.length).toBeGreaterThan(15)
  for (const { method, url } of closed) {
    if (method === 'HEAD') continue
    const answer = await visitor().call(method, pathFor(url))
    expect([method, url, answer.status]).toEqual([method, url, 401])
  }
})

test('a route without an access policy keeps the server from starting', async () => {
  const { app } = await startApp('sqlite', { ownDatabase: true })
  await app.close()
  const { createHttpServer } = await import('./http-server.ts')
  const { createLog } = await import('../log.ts')
  const { readSettings } = await import('../settings/settings.ts')
  const http = await createHttpServer(readSettings({}), createLog('silent'), async () => null)
  http.get('/api/forgotten', async () => 'open')
  await expect(http.ready()).rejects.toThrow('The route GET /api/forgotten states no access policy')
})

test('R82 the description at /api/openapi.json names exactly the routes that are served', async () => {
  const { app, visitor } = await startApp('sqlite', { ownDatabase: true })
  const { openapi, paths } = (await visitor().get('/api/openapi.json')).json()
  expect(openapi).toBe('3.1.0')
  const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = app.http.routeTable
    .filter(
      ({ method, url }) =>
        method !== 'HEAD' && url.startsWith('/api/') && !/^\/api\/(docs|openapi)/.test(url),
    )
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
  expect(described.sort()).toEqual(served.sort())
})

test('A1 R82 /api/docs is a page whose files are served, and nothing else of the package that has them', async () => {
  const { visitor } = await startApp('sqlite')
  const page = await visitor().get('/api/docs')
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  // The icon is the site's own.
  const files = Array.from(page.text.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g), ([, file = '']) => file)
  expect(files.length).toBe(4)
  for (const file of files) expect([file, (await visitor().get(file)).status]).toEqual([file, 200])
  for (const file of ['', 'index.html', 'logo.svg', '..%2fpackage.json', '%2e%2e/package.json'])
    expect([file, (await visitor().get(`/api/docs/static/${file}`)).status]).toEqual([file, 404])
})

test('A6 health answers while serving; readiness fails with 503 when the database is away', async () => {
  const { app, visitor } = await startApp('sqlite', { ownDatabase: true })
  expect((await visitor().get('/healthz')).status).toBe(200)
  expect((await visitor().get('/readyz')).json()).toEqual({ status: 'ready' })
  await app.db.destroy()
  expect((await visitor().get('/healthz')).status).toBe(200)
  const answer = await visitor().get('/readyz')
  expect([answer.status, answer.json().code]).toEqual([503, 'unavailable'])
})

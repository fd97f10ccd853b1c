import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { onBothDatabases } from '../../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import { createLog } from '../../log.ts'
import { readSettings } from '../../settings/settings.ts'
import type { NoteAnswered } from '../answer-log.ts'
import { createAuthenticate, type FindSession, type Identified } from '../authenticate.ts'
import { createHttpServer } from '../http-server.ts'
import { listenOn } from '../listener.ts'
import { createFastPath } from './fast-path.ts'

const list = '/api/animals?limit=50'
const ordinary = 'the ordinary way'

type Noted = Parameters<NoteAnswered>[0]

type Parts = { readonly findSession?: FindSession; readonly isDamaged?: () => boolean }

/** A server with nothing behind the fast path but a word: who gets that word was left to the ordinary way. */
async function openFastPath({ app }: TestApp, { findSession, isDamaged = () => false }: Parts = {}) {
  const noted: Noted[] = []
  const identified: Identified = new WeakMap()
  const core = {
    identified,
    publicUrl: 'http://localhost:3000',
    authenticate: createAuthenticate(findSession ?? app.services.accounts.findSession, async () => null),
    cache: app.http,
    noteAnswered: (answered: Noted) => noted.push(answered),
  }
  const fastPath = createFastPath(core, isDamaged)
  const server = listenOn((_request, response) => response.end(ordinary), fastPath)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const withCookiesOf = ({ cookies }: Visitor): Visitor => {
    const visitor = createVisitor(`http://127.0.0.1:${port}`)
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    return visitor
  }
  return { noted, withCookiesOf }
}

test.each(['sqlite', 'postgres'] as const)(
  'F1 F3 on %s a cached answer is sent, whole or unchanged, and logged',
  async (dialect) => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius' })
    const made = await keeper.get(list)
    const { noted, withCookiesOf } = await openFastPath(running)
    const reader = withCookiesOf(keeper)
    const whole = await reader.get(list)
    expect([whole.status, whole.text]).toEqual([200, made.text])
    const unchanged = await reader.get(list, { 'If-None-Match': made.headers.get('etag') ?? '' })
    expect([unchanged.status, unchanged.text]).toEqual([304, ''])
    const { id } = (await keeper.get('/api/user')).json()
    expect(noted).toMatchObject([200, 304].map((status) => ({ route: '/api/animals', status, keeper: id })))
    expect(noted.map(({ requestId }) => requestId)).toEqual(
      [whole, unchanged].map(({ headers }) => headers.get('x-request-id')),
    )
  },
)

/** What the ordinary way must consider, each with a cookie and an address that the fast path would answer. */
const considered: readonly [what: string, ask: (reader: Visitor) => Promise<{ text: string }>][] = [
  ['another address', (reader) => reader.get('/api/animals?limit=49')],
  ['another method', (reader) => reader.post(list)],
  ['a key', (reader) => reader.get(list, { 'Idempotency-Key': 'once' })],
  ['a name that a proxy says', (reader) => reader.get(list, { 'X-Forwarded-Host': 'book.example' })],
  ['a token of another length', (reader) => reader.get(list, { Cookie: 'clutchbook=short' })],
  ['nobody’s token', (reader) => reader.get(list, { Cookie: `clutchbook=${'x'.repeat(43)}` })],
  ['no cookie', (reader) => reader.get(list, { Cookie: '' })],
]

test.each(considered)('%s goes the ordinary way', async (_what, ask) => {
  const running = await startApp('sqlite', { ownDatabase: true })
  const keeper = await running.keeper()
  await keeper.get(list)
  const { withCookiesOf } = await openFastPath(running)
  const reader = withCookiesOf(keeper)
  expect((await reader.get(list)).text).not.toBe(ordinary)
  expect((await ask(reader)).text).toBe(ordinary)
})

test('F1 a change, a sign-out, use that must be noted, damage and a database that fails go the ordinary way', async () => {
  const clock = createTestClock()
  const running = await startApp('sqlite', { clock })
  const keeper = await running.keeper()
  const { withCookiesOf } = await openFastPath(running)
  const reader = withCookiesOf(keeper)
  const answered = async () => (await reader.get(list)).text !== ordinary
  await keeper.get(list)
  expect(await answered()).toBe(true)
  await keeper.post('/api/animals', { name: 'Ember', species: 'Boa' })
  expect(await answered()).toBe(false)
  await keeper.get(list)
  const failing: Parts[] = [
    {
      findSession: () => {
        throw new Error('disk I/O error')
      },
    },
    { isDamaged: () => true },
  ]
  for (const parts of failing) {
    const one = await openFastPath(running, parts)
    expect((await one.withCookiesOf(keeper).get(list)).text).toBe(ordinary)
  }
  clock.moveOn({ minutes: 16 })
  expect(await answered()).toBe(false)
  await keeper.get(list)
  expect(await answered()).toBe(true)
  await keeper.post('/api/logout')
  expect(await answered()).toBe(false)
})

test('R20 a cached answer goes only to whom the route’s access lets in, like any other', async () => {
  const running = await startApp('sqlite', { ownDatabase: true })
  const keeper = await running.keeper()
  await keeper.get(list)
  const { withCookiesOf } = await openFastPath(running)
  const reader = withCookiesOf(keeper)
  expect((await reader.get(list)).text).not.toBe(ordinary)
  const { actor } =
    (await running.app.services.accounts.findSession(keeper.cookies.get('clutchbook') ?? '')) ?? {}
  const cached = actor && running.app.http.responseCache.find(actor, list)
  if (!cached) throw new Error('Nothing is cached')
  running.app.http.responseCache.store(actor, list, { ...cached, access: 'admin' })
  expect((await reader.get(list)).text).toBe(ordinary)
})

onBothDatabases('a read that the cache can’t answer', (dialect) => {
  test('F2 has its session looked up once, and a failing database is asked once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const keeper = await running.keeper()
    await keeper.get(list)
    const { findSession } = running.app.services.accounts
    let lookUps = 0
    let isDown = false
    const counted: FindSession = (token) => {
      lookUps += 1
      return isDown ? Promise.reject(new Error('away')) : findSession(token)
    }
    const http = await createHttpServer(readSettings({}), createLog('silent'), counted, {
      answerEarly: (core) => createFastPath(core, () => false),
    })
    onTestFinished(() => http.close())
    http.get('/api/who', { config: { access: 'keeper' } }, async ({ actor }) => ({ id: actor?.keeperId }))
    const reader = createVisitor(await http.listen({ port: 0, host: '127.0.0.1' }))
    for (const [name, value] of keeper.cookies) reader.cookies.set(name, value)
    const { id } = (await keeper.get('/api/user')).json()
    expect((await reader.get('/api/who')).json()).toEqual({ id })
    expect(lookUps).toBe(1)
    isDown = true
    expect((await reader.get('/api/who')).status).toBe(500)
    expect(lookUps).toBe(2)
  })
})

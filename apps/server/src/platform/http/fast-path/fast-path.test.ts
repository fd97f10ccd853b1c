import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import type { NoteAnswered } from '../answer-log.ts'
import { listenOn } from '../listener.ts'
import { createFastPath, type PeekSession } from './fast-path.ts'

const list = '/api/animals?limit=50'
const longWay = 'the long way'

type Noted = Parameters<NoteAnswered>[0]

/** A door of the product's with nothing behind it but a word: what gets that word was not answered at the door. */
async function openDoor({ app }: TestApp, peekSession: PeekSession = app.services.accounts.peekSession) {
  const noted: Noted[] = []
  const noteAnswered = (answered: Noted) => noted.push(answered)
  const publicUrl = 'http://localhost:3000'
  const fastPath = createFastPath({ publicUrl, peekSession, kept: app.http, noteAnswered })
  const server = listenOn((_request, response) => response.end(longWay), fastPath)
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

test('F1 F3 what is kept is answered at the door, whole or unchanged, and taken down like any other answer', async () => {
  const running = await startApp('sqlite')
  const keeper = await running.keeper()
  await keeper.post('/api/animals', { name: 'Ember', species: 'Python regius' })
  const made = await keeper.get(list)
  const { noted, withCookiesOf } = await openDoor(running)
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
})

/** What the long way must weigh, each with a cookie and an address that would be answered at the door. */
const weighed: readonly [what: string, ask: (reader: Visitor) => Promise<{ text: string }>][] = [
  ['another address', (reader) => reader.get('/api/animals?limit=49')],
  ['another method', (reader) => reader.post(list)],
  ['a key', (reader) => reader.get(list, { 'Idempotency-Key': 'once' })],
  ['a name that a proxy says', (reader) => reader.get(list, { 'X-Forwarded-Host': 'book.example' })],
  ['a token of another length', (reader) => reader.get(list, { Cookie: 'clutchbook=short' })],
  ['nobody’s token', (reader) => reader.get(list, { Cookie: `clutchbook=${'x'.repeat(43)}` })],
  ['no cookie', (reader) => reader.get(list, { Cookie: '' })],
]

test.each(weighed)('%s goes the long way', async (_what, ask) => {
  const running = await startApp('sqlite')
  const keeper = await running.keeper()
  await keeper.get(list)
  const { withCookiesOf } = await openDoor(running)
  const reader = withCookiesOf(keeper)
  expect((await reader.get(list)).text).not.toBe(longWay)
  expect((await ask(reader)).text).toBe(longWay)
})

test('F1 a change, a sign-out, use that must be noted and a database that fails go the long way', async () => {
  const clock = createTestClock()
  const running = await startApp('sqlite', { clock })
  const keeper = await running.keeper()
  const { withCookiesOf } = await openDoor(running)
  const reader = withCookiesOf(keeper)
  const answered = async () => (await reader.get(list)).text !== longWay
  await keeper.get(list)
  expect(await answered()).toBe(true)
  await keeper.post('/api/animals', { name: 'Ember', species: 'Boa' })
  expect(await answered()).toBe(false)
  await keeper.get(list)
  const failing = await openDoor(running, () => {
    throw new Error('disk I/O error')
  })
  expect((await failing.withCookiesOf(keeper).get(list)).text).toBe(longWay)
  clock.moveOn({ minutes: 16 })
  expect(await answered()).toBe(false)
  await keeper.get(list)
  expect(await answered()).toBe(true)
  await keeper.post('/api/logout')
  expect(await answered()).toBe(false)
})

test('on PostgreSQL, which is asked over a wire, everything goes the long way', async () => {
  const running = await startApp('postgres')
  const keeper = await running.keeper()
  await keeper.get(list)
  const { withCookiesOf } = await openDoor(running)
  expect((await withCookiesOf(keeper).get(list)).text).toBe(longWay)
})

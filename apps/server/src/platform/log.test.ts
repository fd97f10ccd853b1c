import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { inFullOnly } from '../testing/full.ts'
import { tokenIn, waitForMail } from '../testing/outbox.ts'
import { RunningServer } from '../testing/running-server.ts'
import { bearing, makeToken } from '../testing/tokens.ts'
import { createVisitor } from '../testing/visitor.ts'
import { type Answered, inWords } from './http/answer-log.ts'
import { createPlainLines } from './log.ts'

const password = 'canary-password-1'
const otherPassword = 'canary-password-2'
const mistyped = 'canary-password-typed-as-name'
const mara = { username: 'mara_reyes', email: 'canary@mail.example', password, name: 'Canary Name' }

type Line = Record<string, unknown>

async function launch(): Promise<RunningServer> {
  const server = await RunningServer.launch({ LOG_LEVEL: 'trace', RATE_LIMITS: 'on' })
  onTestFinished(() => server.dispose())
  return server
}

const linesOf = (server: RunningServer): Line[] =>
  server.log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

test(
  'R81 sign-ins and their like are logged with time, whose account and from where; passwords, tokens and what was typed never are',
  inFullOnly,
  async () => {
    const server = await launch()
    const browser = createVisitor(server.url)
    await browser.post('/api/register', mara)
    const { id } = (await browser.get('/api/user')).json()
    const tokens = [...browser.cookies.values()]
    await createVisitor(server.url).post('/api/login', { username: mara.username, password: otherPassword })
    await createVisitor(server.url).post('/api/login', { username: mistyped, password: otherPassword })
    await browser.post('/api/login', { username: mara.username, password })
    tokens.push(...browser.cookies.values())
    const personal = await makeToken(browser, { name: 'canary-token-name' })
    tokens.push(personal.token)
    await createVisitor(server.url).post('/api/animals', {}, bearing(personal.token))
    await browser.remove(`/api/tokens/${personal.id}`)
    await createVisitor(server.url).get('/api/animals', bearing(personal.token))
    await browser.post('/api/user/change-password', {
      currentPassword: otherPassword,
      newPassword: otherPassword,
    })
    await browser.post('/api/user/change-password', { currentPassword: password, newPassword: otherPassword })
    await browser.post('/api/forgot-password', { email: mara.email })
    const mailed = tokenIn(
      await waitForMail(server.dataDir, { to: mara.email, subject: 'Choose a new password' }),
    )
    tokens.push(mailed)
    await browser.get(`/reset-password?token=${mailed}`)
    await browser.post('/api/reset-password', { token: mailed, newPassword: password })
    await browser.post('/api/login', { username: mara.username, password })
    tokens.push(...browser.cookies.values())
    await browser.get('/api/animals/987654321?q=canary-query')
    await browser.remove('/api/user/account')
    await server.stop()

    const lines = linesOf(server)
    const events = lines.filter(({ event }) => event !== undefined)
    expect(events.map(({ event, keeper }) => [event, keeper])).toEqual([
      ['account opened', id],
      ['sign-in refused', id],
      ['sign-in refused', null],
      ['signed in', id],
      ['signed out', id],
      ['token made', id],
      ['token revoked', id],
      ['password refused', id],
      ['password changed', id],
      ['password link asked for', id],
      ['password reset', id],
      ['signed in', id],
      ['account deleted', id],
    ])
    for (const { time, address } of events) {
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
      expect(address).toBe('127.0.0.1')
    }
    const refusals = lines.filter(({ status }) => Number(status) >= 400)
    expect(refusals.length).toBeGreaterThan(3)
    for (const refusal of refusals)
      expect(refusal).toMatchObject({ address: '127.0.0.1', time: expect.any(String) })
    for (const secret of [password, otherPassword, mistyped, mara.email, mara.name, 'canary', ...tokens]) {
      expect([secret, server.log.includes(secret)]).toEqual([secret, false])
    }
  },
)

test('R81 line breaks that someone sends make no line of their own in the log', inFullOnly, async () => {
  const server = await launch()
  const forged = '{"event":"role changed"}'
  const visitor = createVisitor(server.url)
  await visitor.post('/api/login', { username: `x\n${forged}`, password })
  await visitor.get(`/api/%0a${encodeURIComponent(forged)}`)
  await visitor.get('/api/user', { 'user-agent': `x ${forged}`, 'x-request-id': `\t${forged}` })
  await server.stop()
  for (const line of server.log.split('\n')) expect(line).not.toMatch(/^\{"event":"role changed"/)
  expect(linesOf(server).filter(({ event }) => event === 'role changed')).toEqual([])
  const answered = linesOf(server).filter(({ status }) => Number(status) >= 400)
  expect(answered.map(({ status }) => status)).toEqual([400, 404, 401])
})

const plain: Answered = { requestId: '0b-9f', method: 'GET', route: null, status: 304, ms: 0, keeper: 7 }

test.each([
  ['of a reader', plain],
  ['of a stranger', { ...plain, route: '/api/"x"\n', keeper: null, address: '"\u2028\n{}\\' }],
])('a plain line %s says what any other would, and keeps silent where they do', (_whose, fields) => {
  const lines: string[] = []
  const log = pino(
    { base: null, messageKey: 'message', timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line) => lines.push(line) },
  )
  const write = createPlainLines(log, 'info', 'answered', inWords)
  write(fields)
  log.info(fields, 'answered')
  log.level = 'warn'
  write(fields)
  expect(lines.map((line) => line.at(-1))).toEqual(['\n', '\n'])
  const [plain, usual] = lines.map((line) =>
    Object.entries(JSON.parse(line)).filter(([name]) => name !== 'time'),
  )
  expect(plain).toEqual(usual)
  expect(Date.parse(JSON.parse(lines[0] ?? '').time)).toBeGreaterThan(Date.now() - 60_000)
})

import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }

/** Limits are on, and this machine is a proxy that is trusted to say for whom it calls. */
const behindProxy = { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' }
const from = (address: string) => ({ 'x-forwarded-for': address })

const home = from('203.0.113.7')
const elsewhere = from('198.51.100.9')

const signIn = (
  { visitor }: TestApp,
  password: string,
  headers: Record<string, string> = {},
  username = mara.username,
) => visitor().post('/api/login', { username, password }, headers)

async function countStatuses(calls: Promise<{ status: number }>[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Writes many wrong sign-ins to one connection at once, and answers the status of each. */
async function sendAtOnce(url: string, count: number): Promise<number[]> {
  const { hostname, port } = new URL(url)
  const body = JSON.stringify({ username: mara.username, password: 'wrong' })
  const head = `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  const socket = connect(Number(port), hostname)
  const last = `${head}\r\nConnection: close\r\n\r\n${body}`
  socket.write(`${head}\r\n\r\n${body}`.repeat(count - 1) + last)
  const answered = (await text(socket)).matchAll(/HTTP\/1\.1 (\d{3}) /g)
  return Array.from(answered, ([, status]) => Number(status))
}

onSqliteFirst('limits of sign-in', (dialect) => {
  test('ACC-94 after five wrong passwords the next try waits, longer each time, and the answer says how long', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock, env: { RATE_LIMITS: 'on' } })
    await running.keeper(mara)
    for (let n = 0; n < 5; n += 1) expect((await signIn(running, 'wrong')).status).toBe(401)
    const waits: (string | null)[] = []
    for (let n = 0; n < 3; n += 1) {
      const refused = await signIn(running, 'wrong')
      expect([refused.status, refused.json().code]).toEqual([429, 'too-many'])
      const wait = refused.headers.get('retry-after')
      waits.push(wait)
      expect(refused.json().message).toBe(`Too many attempts. Please try again in ${wait} seconds.`)
      clock.moveOn({ minutes: Number(wait) / 60 })
      expect((await signIn(running, 'wrong')).status, 'then it is judged again').toBe(401)
    }
    expect(waits).toEqual(['5', '10', '20'])
  })

  test('ACC-94 the right password must wait too, then opens, and clears what was counted', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock, env: { RATE_LIMITS: 'on' } })
    await running.keeper(mara)
    for (let n = 0; n < 5; n += 1) await signIn(running, 'wrong')
    expect((await signIn(running, mara.password)).status).toBe(429)
    clock.moveOn({ minutes: 1 })
    expect((await signIn(running, mara.password)).status).toBe(200)
    for (let n = 0; n < 4; n += 1) expect((await signIn(running, 'wrong')).status).toBe(401)
    expect((await signIn(running, mara.password)).status).toBe(200)
  })

  test('R26 after 100 wrong tries from one place the right password from another opens', async () => {
    const running = await startApp(dialect, { clock: createTestClock(), env: behindProxy })
    await running.keeper(mara)
    const counts = await countStatuses(
      Array.from({ length: 100 }, (_, n) => signIn(running, `wrong-${n}`, home)),
    )
    expect(counts).toEqual({ 401: 5, 429: 95 })
    expect((await signIn(running, mara.password, home)).status).toBe(429)
    expect((await signIn(running, mara.password, elsewhere)).status).toBe(200)
  })

  test('R28 of 200 wrong sign-ins at once no more than the five free ones are judged', async () => {
    const running = await startApp(dialect, { clock: createTestClock(), env: { RATE_LIMITS: 'on' } })
    await running.keeper(mara)
    const counts = await countStatuses(Array.from({ length: 200 }, () => signIn(running, 'wrong')))
    expect(counts).toEqual({ 401: 5, 429: 195 })
  })

  test('R28 of 200 wrong sign-ins sent down one connection, none waiting for an answer, no more than five are judged', async () => {
    const running = await startApp(dialect, { clock: createTestClock(), env: { RATE_LIMITS: 'on' } })
    await running.keeper(mara)
    const statuses = await sendAtOnce(running.url, 200)
    expect(statuses).toHaveLength(200)
    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(195)
  })

  test('what was typed as a name is not kept in clear, and is forgotten', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock, env: { RATE_LIMITS: 'on' } })
    await signIn(running, 'wrong', {}, 'a-password-by-mistake')
    // The turn at sweeping files is taken at each start, in the same table.
    const read = () =>
      running.app.db.selectFrom('attempt').selectAll().where('key', 'not like', 'sweep of%').execute()
    const rows = await read()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toContain('mistake')
    clock.moveOn({ days: 2 })
    await running.app.services.accounts.sweep()
    expect(await read()).toEqual([])
  })
})

test('ACC-94 many addresses together are slowed down as well, but an address the keeper came from before is not', async () => {
  const clock = createTestClock()
  const running = await startApp('sqlite', { clock, env: behindProxy })
  await running.keeper(mara)
  expect((await signIn(running, mara.password, home)).status).toBe(200)
  const counts = await countStatuses(
    Array.from({ length: 210 }, (_, n) => signIn(running, 'wrong', from(`198.18.${n % 250}.1`))),
  )
  expect(counts).toEqual({ 401: 200, 429: 10 })
  expect((await signIn(running, mara.password, elsewhere)).status).toBe(429)
  expect((await signIn(running, mara.password, home)).status).toBe(200)
  clock.moveOn({ minutes: 1 })
  expect((await signIn(running, mara.password, elsewhere)).status).toBe(200)
})

test('ACC-94 one address that tries many names is slowed down, also for names that nobody has', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: behindProxy })
  await running.keeper(mara)
  const counts = await countStatuses(
    Array.from({ length: 110 }, (_, n) => signIn(running, 'wrong', home, `name-${n}`)),
  )
  expect(counts).toEqual({ 401: 100, 429: 10 })
  expect((await signIn(running, mara.password, home)).status).toBe(429)
  expect((await signIn(running, mara.password, elsewhere)).status).toBe(200)
})

test('R27 without a trusted proxy forwarding headers are not believed', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: { RATE_LIMITS: 'on' } })
  await running.keeper(mara)
  const rotate = (n: number) => {
    const address = `198.18.${n % 250}.${n % 7}`
    return { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` }
  }
  const counts: Record<number, number> = {}
  for (let sent = 0; sent < 1000; sent += 50) {
    const calls = Array.from({ length: 50 }, (_, n) => signIn(running, 'wrong', rotate(sent + n)))
    for (const { status } of await Promise.all(calls)) counts[status] = (counts[status] ?? 0) + 1
  }
  expect(counts).toEqual({ 401: 5, 429: 995 })
})

test('ACC-94 nobody is locked out for good: the wait never grows beyond 15 minutes', async () => {
  const clock = createTestClock()
  const running = await startApp('sqlite', { clock, env: { RATE_LIMITS: 'on' } })
  await running.keeper(mara)
  for (let n = 0; n < 20; n += 1) {
    await signIn(running, 'wrong')
    clock.moveOn({ minutes: 15 })
  }
  expect((await signIn(running, mara.password)).status).toBe(200)
})

test('R27 the addresses of one IPv6 household count together', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: behindProxy })
  await running.keeper(mara)
  const counts = await countStatuses(
    Array.from({ length: 50 }, (_, n) => signIn(running, 'wrong', from(`2001:db8:1:2:${n}::1`))),
  )
  expect(counts).toEqual({ 401: 5, 429: 45 })
  expect((await signIn(running, 'wrong', from('2001:db8:1:3::1'))).status).toBe(401)
})

test('ACC-95 ACC-94 a name that nobody has is slowed down like any other', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: { RATE_LIMITS: 'on' } })
  await running.keeper(mara)
  const series = async (username: string) => {
    const answers: (string | number)[] = []
    for (let n = 0; n < 7; n += 1) {
      const { status, text } = await signIn(running, 'wrong', {}, username)
      answers.push(status, text)
    }
    return answers
  }
  expect(await series('nobody-here')).toEqual(await series(mara.username))
})

test('ACC-96 ACC-94 guessing the current password from a stolen session is slowed down', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: { RATE_LIMITS: 'on' } })
  const browser = await running.keeper(mara)
  const guess = (n: number) =>
    browser.post('/api/user/change-password', { currentPassword: `guess-${n}`, newPassword: 'warm-hide-9' })
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await guess(n)).status)
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect((await browser.get('/api/user')).status).toBe(200)
})

test('ACC-94 registrations from one address are slowed down; others go on', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: behindProxy })
  const register = (n: number, headers: Record<string, string>) =>
    running
      .visitor()
      .post('/api/register', { ...mara, username: `k-${n}`, email: `k${n}@example.org` }, headers)
  const counts = await countStatuses(Array.from({ length: 60 }, (_, n) => register(n, home)))
  expect(counts).toEqual({ 201: 50, 429: 10 })
  expect((await register(70, elsewhere)).status).toBe(201)
})

test('ACC-94 wishes for a link are slowed down for an address and a mailbox, known or not', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: behindProxy })
  await running.keeper(mara)
  const ask = (email: string, headers: Record<string, string>) =>
    running.visitor().post('/api/forgot-password', { email }, headers)
  for (const email of [mara.email, 'nobody@example.org']) {
    const counts = await countStatuses(Array.from({ length: 5 }, () => ask(email, home)))
    expect([email, counts]).toEqual([email, { 200: 3, 429: 2 }])
    expect((await ask(email, elsewhere)).status).toBe(200)
  }
  const other = await countStatuses(Array.from({ length: 30 }, (_, n) => ask(`${n}@example.org`, home)))
  expect(other).toEqual({ 200: 24, 429: 6 })
})

test('ACC-94 changes of the address are slowed down for a keeper, whether they tell of an account or mail a stranger', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: behindProxy })
  await running.keeper(mara)
  const browser = await running.keeper()
  const move = (email: string) => browser.patch('/api/user/profile', { email }, home)
  const statuses: number[] = []
  for (const email of [mara.email, 'a@example.org', mara.email, 'b@example.org', 'c@example.org', mara.email])
    statuses.push((await move(email)).status)
  expect(statuses).toEqual([409, 200, 409, 200, 200, 429])
  expect((await move('d@example.org')).headers.get('retry-after')).toBe('60')
  const rest = await browser.patch('/api/user/profile', { name: 'Mara R.', email: 'c@example.org' })
  expect(rest.status, 'what does not move the address goes on').toBe(200)
})

test('ACC-96 ACC-94 guessing the password with a change of the address counts like guessing it elsewhere', async () => {
  const running = await startApp('sqlite', { clock: createTestClock(), env: { RATE_LIMITS: 'on' } })
  const browser = await running.keeper(mara)
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const guess = { email: 'thief@example.org', currentPassword: `guess-${n}` }
    statuses.push((await browser.patch('/api/user/profile', guess)).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
})

test('RATE_LIMITS=off lets every try be judged', async () => {
  const running = await startApp('sqlite', { env: { RATE_LIMITS: 'off' } })
  await running.keeper(mara)
  const counts = await countStatuses(Array.from({ length: 30 }, () => signIn(running, 'wrong')))
  expect(counts).toEqual({ 401: 30 })
})

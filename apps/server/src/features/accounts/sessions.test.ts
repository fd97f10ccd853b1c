import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0' }
const phone = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
}

async function signIn(
  { visitor }: TestApp,
  { rememberMe = false, headers = {} }: { rememberMe?: boolean; headers?: Record<string, string> } = {},
): Promise<Visitor> {
  const browser = visitor()
  const { username, password } = mara
  expect((await browser.post('/api/login', { username, password, rememberMe }, headers)).status).toBe(200)
  return browser
}

/** Someone who carries a cookie that was copied. */
function replay({ visitor }: TestApp, cookies: ReadonlyMap<string, string>): Visitor {
  const thief = visitor()
  for (const [name, value] of cookies) thief.cookies.set(name, value)
  return thief
}

const isIn = async (browser: Visitor): Promise<boolean> => (await browser.get('/api/user')).status === 200

onBothDatabases('sessions', (dialect) => {
  test('R33 a brief session ends after a day without use, and after a week however much it is used', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    const idle = await signIn(running)
    clock.moveOn({ hours: 23 })
    expect(await isIn(idle)).toBe(true)
    clock.moveOn({ hours: 25 })
    expect(await isIn(idle)).toBe(false)
    const busy = await signIn(running)
    for (let hours = 0; hours < 7 * 24 - 12; hours += 12) {
      clock.moveOn({ hours: 12 })
      expect([hours, await isIn(busy)]).toEqual([hours, true])
    }
    clock.moveOn({ hours: 12 })
    expect(await isIn(busy)).toBe(false)
  })

  test('R33 ACC-85 a remembered session ends after 30 days without use, and after 180 days however much it is used', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    const browser = await signIn(running, { rememberMe: true })
    for (let days = 0; days < 160; days += 20) {
      clock.moveOn({ days: 20 })
      expect([days, await isIn(browser)]).toEqual([days, true])
    }
    // 160 days have passed: the cookie is not promised for longer than the session can last.
    const last = await browser.get('/api/user')
    expect(last.headers.get('set-cookie')).toBeNull()
    clock.moveOn({ days: 19 })
    const renewed = await browser.get('/api/user')
    expect([renewed.status, renewed.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/Max-Age=86400;/),
    ])
    clock.moveOn({ days: 1 })
    expect(await isIn(browser)).toBe(false)
  })

  test('R33 ended sessions are swept', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    const count = async () => (await running.app.db.selectFrom('session').select('id').execute()).length
    expect(await count()).toBe(1)
    clock.moveOn({ days: 2 })
    await running.app.services.accounts.sweep()
    expect(await count()).toBe(0)
  })

  test('R30 a session from before a sign-in is never carried on, also one that was slipped in', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper(mara)
    const attacker = await running.keeper()
    const victim = running.visitor()
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
    const { username, password } = mara
    expect((await victim.post('/api/login', { username, password })).json().username).toBe(username)
    expect(victim.cookies.get('clutchbook')).not.toBe(attacker.cookies.get('clutchbook'))
    expect(await isIn(attacker), 'the slipped-in session is dead').toBe(false)
  })

  test('R30 a registration ends the session from before as well', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper()
    const before = new Map(browser.cookies)
    expect((await browser.post('/api/register', mara)).status).toBe(201)
    expect(await isIn(replay(running, before))).toBe(false)
    expect(await isIn(browser)).toBe(true)
  })

  test('R31 signing out kills a copied cookie at once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const thief = replay(running, browser.cookies)
    expect(await isIn(thief)).toBe(true)
    await browser.post('/api/logout')
    expect(await isIn(thief)).toBe(false)
  })

  test('ACC-Q03 a keeper sees where they are signed in, the last used first and this place marked', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    clock.moveOn({ minutes: 20 })
    const browser = await signIn(running, { headers: firefox })
    clock.moveOn({ minutes: 20 })
    await signIn(running, { headers: phone })
    clock.moveOn({ minutes: 20 })
    const sessions = (await browser.get('/api/user/sessions')).json()
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        device: 'Firefox on Linux',
        createdAt: '2026-06-15T12:20:00.000Z',
        lastSeenAt: '2026-06-15T13:00:00.000Z',
        isCurrent: true,
      },
      {
        id: expect.any(Number),
        device: 'Chrome on Android',
        createdAt: '2026-06-15T12:40:00.000Z',
        lastSeenAt: '2026-06-15T12:40:00.000Z',
        isCurrent: false,
      },
      expect.objectContaining({ isCurrent: false }),
    ])
    const text = JSON.stringify(sessions)
    const stored = await running.app.db.selectFrom('session').select('tokenHash').execute()
    for (const { tokenHash } of stored) expect(text).not.toContain(tokenHash)
  })

  test('ACC-Q03 a keeper ends one session by its number; only their own, and this one like a sign-out', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const stranger = await running.keeper()
    const browser = await running.keeper(mara)
    const other = await signIn(running, { headers: phone })
    const [strangers] = (await stranger.get('/api/user/sessions')).json()
    expect((await browser.remove(`/api/user/sessions/${strangers.id}`)).status).toBe(404)
    expect((await browser.remove('/api/user/sessions/987654321')).status).toBe(404)
    expect(await isIn(stranger)).toBe(true)
    const find = async (isCurrent: boolean) =>
      (await browser.get('/api/user/sessions'))
        .json()
        .find((session: { isCurrent: boolean }) => session.isCurrent === isCurrent).id
    const answer = await browser.remove(`/api/user/sessions/${await find(false)}`)
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([204, null])
    expect([await isIn(other), await isIn(browser)]).toEqual([false, true])
    const own = await browser.remove(`/api/user/sessions/${await find(true)}`)
    expect([own.status, own.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
    expect(browser.cookies.size).toBe(0)
  })
})

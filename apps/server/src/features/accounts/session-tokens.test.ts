import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { inFullOnly } from '../../testing/full.ts'
import { tokenIn, waitForMail } from '../../testing/outbox.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import type { Visitor } from '../../testing/visitor.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }
const newPassword = 'warm-hide-9'
const plainName = 'clutchbook'

/** Someone who carries a cookie that was copied. */
function replay({ visitor }: TestApp, cookies: ReadonlyMap<string, string>): Visitor {
  const thief = visitor()
  for (const [name, value] of cookies) thief.cookies.set(name, value)
  return thief
}

const resetByMail = async ({ visitor, place }: TestApp): Promise<number> => {
  await visitor().post('/api/forgot-password', { email: mara.email })
  const mail = await waitForMail(place.dataDir, { to: mara.email, subject: 'Choose a new password' })
  return (await visitor().post('/api/reset-password', { token: tokenIn(mail), newPassword })).status
}

/** What ends sessions, and whether it ends that of the browser which asks for it. */
const endings: readonly [string, boolean, (running: TestApp, browser: Visitor) => Promise<number>][] = [
  [
    'changing the password',
    false,
    async (_, browser) =>
      (await browser.post('/api/user/change-password', { currentPassword: mara.password, newPassword }))
        .status,
  ],
  ['resetting the password by mail', true, resetByMail],
  ['deleting the account', true, async (_, browser) => (await browser.remove('/api/user/account')).status],
]

onBothDatabases('copied cookies', (dialect) => {
  test.each(endings)('R31 %s kills those of every other device at once', async (_what, endsOwn, end) => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const phone = running.visitor()
    const { username, password } = mara
    await phone.post('/api/login', { username, password, rememberMe: true })
    const [own, others] = [replay(running, browser.cookies), replay(running, phone.cookies)]
    const calls: [string, string][] = [
      ['GET', '/api/user'],
      ['GET', '/api/animals'],
      ['POST', '/api/animals'],
    ]
    for (const thief of [own, others]) expect((await thief.get('/api/user')).status).toBe(200)
    expect(await end(running, browser)).toBe(204)
    for (const [method, path] of calls)
      expect([path, (await others.call(method, path)).status]).toEqual([path, 401])
    expect((await own.get('/api/user')).status).toBe(endsOwn ? 401 : 200)
  })
})

test(
  'R32 of a thousand sessions no two have the same token, and none stands in any file in clear',
  inFullOnly,
  async () => {
    const { app, place, keeper } = await startApp('sqlite', { ownDatabase: true })
    await keeper(mara)
    const { username, password } = mara
    const tokens: string[] = []
    for (let n = 0; n < 1000; n += 1) {
      const { session } = await app.services.accounts.signIn({ username, password, rememberMe: n % 2 === 0 })
      tokens.push(session.token)
    }
    expect(new Set(tokens).size).toBe(1000)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const names = (await readdir(place.dataDir)).filter((name) => name.startsWith('clutchbook.db'))
    const files = await Promise.all(names.map((name) => readFile(join(place.dataDir, name))))
    const stored = Buffer.concat(files)
    const { tokenHash } = await app.db
      .selectFrom('session')
      .select('tokenHash')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(stored.includes(tokenHash), 'these are the files that sessions are kept in').toBe(true)
    expect(tokens.filter((token) => stored.includes(token))).toEqual([])
  },
)

test.each([
  ['http://localhost:3000', plainName, false],
  ['https://book.example', '__Host-clutchbook', true],
])(
  'R32 ACC-86 under %s the cookie is %s, for this site alone and out of reach of scripts',
  async (PUBLIC_URL, name, isSecure) => {
    const { keeper, visitor } = await startApp('sqlite', { env: { PUBLIC_URL } })
    await keeper(mara)
    const { username, password } = mara
    for (const rememberMe of [false, true]) {
      const answer = await visitor().post('/api/login', { username, password, rememberMe })
      const [pair = '', ...flags] = (answer.headers.get('set-cookie') ?? '').split('; ')
      expect(pair).toMatch(new RegExp(`^${name}=[\\w-]{43}$`))
      const lasting = rememberMe ? [`Max-Age=${30 * 24 * 3600}`] : []
      expect(flags.sort()).toEqual(
        ['HttpOnly', 'Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : []), ...lasting].sort(),
      )
    }
  },
)

test('R32 over https a plain cookie, which a neighbour of the same domain could plant, opens nothing', async () => {
  const { keeper, visitor } = await startApp('sqlite', { env: { PUBLIC_URL: 'https://book.example' } })
  const browser = await keeper(mara)
  const planted = visitor()
  planted.cookies.set(plainName, browser.cookies.get('__Host-clutchbook') ?? '')
  expect((await browser.get('/api/user')).status).toBe(200)
  expect((await planted.get('/api/user')).status).toBe(401)
})

import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { listMails } from '../../testing/outbox.ts'
import { startApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mara = {
  username: 'mara_reyes',
  email: 'mara@example.org',
  password: 'rack-7-tubs',
  name: 'Mara Reyes',
}

onBothDatabases('accounts', (dialect) => {
  test('ACC-19 registration answers the user and signs in', async () => {
    const { visitor } = await startApp(dialect, { ownDatabase: true })
    const browser = visitor()
    const answer = await browser.post('/api/register', { ...mara, timeZone: 'Europe/Berlin' })
    expect(answer.status).toBe(201)
    const user = (await browser.get('/api/user')).json()
    expect(user).toEqual(answer.json())
    expect(user).toMatchObject({
      username: 'mara_reyes',
      email: 'mara@example.org',
      name: 'Mara Reyes',
      plan: 'free',
    })
    expect(user.timeZone).toBe('Europe/Berlin')
  })

  test('ACC-67 ACC-69 ACC-70 a new keeper is active, on the free plan, and no administrator', async () => {
    const { app, visitor } = await startApp(dialect, { ownDatabase: true })
    await visitor().post('/api/register', { ...mara, plan: 'pro', isActive: false, isAdmin: true })
    const row = await app.db
      .selectFrom('keeper')
      .select(['isActive', 'plan', 'isAdmin', 'profileImage'])
      .executeTakeFirstOrThrow()
    // SQLite keeps yes and no as 1 and 0.
    const [isActive, isAdmin] = [Boolean(row.isActive), Boolean(row.isAdmin)]
    expect({ ...row, isActive, isAdmin }).toEqual({
      isActive: true,
      plan: 'free',
      isAdmin: false,
      profileImage: null,
    })
  })

  test('ACC-15 registration without a name succeeds', async () => {
    const { visitor } = await startApp(dialect, { ownDatabase: true })
    const { name: _name, ...nameless } = mara
    const answer = await visitor().post('/api/register', nameless)
    expect(answer.status).toBe(201)
    expect(answer.json().name).toBeNull()
  })

  test.each([
    ['ACC-10', 'username', 'ab', 'Username must be at least 3 characters'],
    ['ACC-11', 'username', ' mara ', 'Username cannot have leading or trailing spaces'],
    ['ACC-12', 'password', 'abc', 'Password must be at least 4 characters'],
    ['ACC-13', 'email', 'mara@', 'Please enter a valid email'],
    ['ACC-14', 'name', 'M', 'Name must be at least 2 characters when provided'],
  ])('%s a %s of %j is refused with its text and nothing is stored', async (_id, field, value, message) => {
    const { visitor } = await startApp(dialect, { ownDatabase: true })
    const answer = await visitor().post('/api/register', { ...mara, [field]: value })
    expect(answer.status).toBe(400)
    expect(answer.json()).toEqual({ message, code: 'not-valid', errors: { [field]: message } })
    const login = await visitor().post('/api/login', { username: 'mara_reyes', password: 'rack-7-tubs' })
    expect(login.status).toBe(401)
  })

  test('ACC-12 a raised floor holds for new passwords, in the same words', async () => {
    const { visitor } = await startApp(dialect, { env: { PASSWORD_MIN_LENGTH: '12' } })
    const answer = await visitor().post('/api/register', mara)
    expect(answer.status).toBe(400)
    expect(answer.json().message).toBe('Password must be at least 12 characters')
  })

  test('ACC-18 sign-in answers the user; the sign-in fields are held to the same rules', async () => {
    const { visitor, keeper } = await startApp(dialect, { ownDatabase: true })
    await keeper(mara)
    const answer = await visitor().post('/api/login', { username: 'MARA_Reyes', password: mara.password })
    expect(answer.status).toBe(200)
    expect(answer.json().username).toBe('mara_reyes')
    const short = await visitor().post('/api/login', { username: 'mara_reyes', password: 'abc' })
    expect(short.json().message).toBe('Password must be at least 4 characters')
  })

  test('ACC-95 a wrong username and a wrong password get the same answer', async () => {
    const { visitor, keeper } = await startApp(dialect, { ownDatabase: true })
    await keeper(mara)
    const wrongName = await visitor().post('/api/login', { username: 'somebody', password: mara.password })
    const wrongPassword = await visitor().post('/api/login', {
      username: mara.username,
      password: 'rack-8-tubs',
    })
    expect(wrongName.status).toBe(401)
    expect(wrongPassword.status).toBe(401)
    expect(wrongName.json()).toEqual({ message: 'Invalid username or password', code: 'wrong-credentials' })
    expect(wrongPassword.text).toBe(wrongName.text)
  })

  test('ACC-16 nobody signed in is a 401', async () => {
    const { visitor } = await startApp(dialect)
    const answer = await visitor().get('/api/user')
    expect(answer.status).toBe(401)
    expect(answer.json()).toEqual({ message: 'Please sign in first', code: 'not-signed-in' })
  })

  test('ACC-17 the current user carries id, name, email, username and profileImage', async () => {
    const { keeper } = await startApp(dialect, { ownDatabase: true })
    const user = (await (await keeper(mara)).get('/api/user')).json()
    expect(user).toMatchObject({ id: expect.any(Number), profileImage: null })
    expect(user).toHaveProperty('createdAt')
  })

  test('ACC-20 after sign-out the session is dead on the server, not only in the browser', async () => {
    const { keeper, visitor } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const stolen = new Map(browser.cookies)
    const answer = await browser.post('/api/logout')
    expect(answer.status).toBe(204)
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    const thief = visitor()
    for (const [name, value] of stolen) thief.cookies.set(name, value)
    expect((await thief.get('/api/user')).status).toBe(401)
  })

  test('ACC-83 R37 a password of 200 letters of any script is kept only as an argon2id hash, and checked to the last', async () => {
    const { app, visitor, keeper } = await startApp(dialect, { passwords: 'real' })
    const password = `${'чешуя 鱗 🦎 '.repeat(20).slice(0, 199)}1`
    expect(password).toHaveLength(200)
    await keeper({ ...mara, password })
    const browser = visitor()
    const almost = `${password.slice(0, -1)}2`
    expect((await browser.post('/api/login', { username: mara.username, password: almost })).status).toBe(401)
    expect((await browser.post('/api/login', { username: mara.username, password })).status).toBe(200)
    const { passwordHash: hash } = await app.db
      .selectFrom('keeper')
      .select('passwordHash')
      .executeTakeFirstOrThrow()
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('ACC-85 without Remember me the cookie ends with the browser, with it after 30 days without use', async () => {
    const clock = createTestClock()
    const { keeper, visitor } = await startApp(dialect, { clock })
    await keeper(mara)
    const brief = await visitor().post('/api/login', { username: mara.username, password: mara.password })
    expect(brief.headers.get('set-cookie')).not.toMatch(/max-age|expires/i)
    const browser = visitor()
    const kept = await browser.post('/api/login', {
      username: mara.username,
      password: mara.password,
      rememberMe: true,
    })
    expect(kept.headers.get('set-cookie')).toMatch(/Max-Age=2592000/)
    clock.moveOn({ days: 20 })
    const renewed = await browser.get('/api/user')
    expect(renewed.headers.get('set-cookie')).toMatch(/Max-Age=2592000/)
    clock.moveOn({ days: 20 })
    expect((await browser.get('/api/user')).status).toBe(200)
    clock.moveOn({ days: 31 })
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('ACC-86 the cookie is HttpOnly and SameSite=Lax, and its value changes on every sign-in', async () => {
    const { visitor, keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const [first] = browser.cookies.values()
    const again = await browser.post('/api/login', { username: mara.username, password: mara.password })
    expect(again.headers.get('set-cookie')).toMatch(/^clutchbook=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    const [second] = browser.cookies.values()
    expect(second).not.toBe(first)
    const old = visitor()
    old.cookies.set('clutchbook', first ?? '')
    expect((await old.get('/api/user')).status, 'the session from before is ended').toBe(401)
  })

  test('ACC-86 over https the cookie is Secure and bound to its host', async () => {
    const { visitor } = await startApp(dialect, { env: { PUBLIC_URL: 'https://clutchbook.example' } })
    const answer = await visitor().post('/api/register', mara)
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-clutchbook=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  test.each(['MARA_REYES', 'mara_reyes', 'Ｍara_reyes'])(
    'ACC-98 the name %s counts as the taken one',
    async (username) => {
      const { visitor, keeper } = await startApp(dialect, { ownDatabase: true })
      await keeper(mara)
      const answer = await visitor().post('/api/register', { ...mara, username, email: 'other@example.org' })
      expect(answer.status).toBe(409)
      expect(answer.json().message).toBe('Username already exists')
    },
  )

  test.each(['admin', 'Admin', 'ＡＤＭＩＮ', 'аdmin', 'adm1n', 'a-d-m-i-n', 'ádmin'])(
    'ACC-98 the public cannot register %s',
    async (username) => {
      const { visitor } = await startApp(dialect, { ownDatabase: true })
      const answer = await visitor().post('/api/register', { ...mara, username })
      expect(answer.status).toBe(409)
      expect(answer.json().message).toBe('Username already exists')
    },
  )

  test('ACC-99 ACC-Q09 a taken email is refused without regard to case', async () => {
    const { visitor, keeper } = await startApp(dialect, { ownDatabase: true })
    await keeper(mara)
    const answer = await visitor().post('/api/register', {
      ...mara,
      username: 'other',
      email: 'MARA@example.ORG',
    })
    expect(answer.status).toBe(409)
    expect(answer.json()).toEqual({
      message: 'Email already in use',
      code: 'taken',
      errors: { email: 'Email already in use' },
    })
  })

  test('ACC-98 ACC-99 R19 of 20 registrations of one name at once, one wins', async () => {
    const { visitor } = await startApp(dialect, { ownDatabase: true })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        visitor().post('/api/register', { ...mara, email: `mara${n}@example.org` }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
  })

  test('ACC-101 no answer holds the password, its hash or a payment number', async () => {
    const { visitor, keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    const answers = [
      await browser.get('/api/user'),
      await visitor().post('/api/login', { username: mara.username, password: mara.password }),
    ]
    for (const { text } of answers) expect(text).not.toMatch(/rack-7-tubs|argon2|password|stripe/i)
  })

  test('R23 a registration cannot give itself a plan or a role', async () => {
    const { visitor } = await startApp(dialect, { ownDatabase: true })
    const answer = await visitor().post('/api/register', {
      ...mara,
      plan: 'pro',
      isAdmin: true,
      id: 77,
      isActive: false,
    })
    expect(answer.status).toBe(201)
    expect(answer.json()).toMatchObject({ plan: 'free', isAdmin: false })
    expect(answer.json().id).not.toBe(77)
  })

  test('SHELL-59 a repeated registration with its key opens one account and arrives at it', async () => {
    const { visitor } = await startApp(dialect, { ownDatabase: true })
    const key = { 'idempotency-key': 'try-1' }
    const first = await visitor().post('/api/register', mara, key)
    const browser = visitor()
    const second = await browser.post('/api/register', mara, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect((await browser.get('/api/user')).status).toBe(200)
    const guessed = await visitor().post('/api/register', { ...mara, password: 'another' }, key)
    expect(guessed.status, 'the key alone does not open the account').toBe(409)
  })

  test('a new keeper is greeted by mail once the account is kept, and not when it is refused', async () => {
    const { app, place, visitor, keeper } = await startApp(dialect, { ownDatabase: true })
    await keeper(mara)
    await visitor().post('/api/register', { ...mara, email: 'second@example.org' })
    await app.close()
    const mails = await listMails(place.dataDir)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mara@example.org', 'Welcome to Clutchbook'],
    ])
    expect(mails[0]?.source).not.toContain(mara.password)
  })
})

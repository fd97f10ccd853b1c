import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { listMails } from '../../testing/outbox.ts'
import { startApp } from '../../testing/test-app.ts'

const mara = { username: 'mara_reyes', email: 'mara@example.org', password: 'rack-7-tubs' }

onBothDatabases('what the operator decides', (dialect) => {
  test('ACC-100 ACC-Q12 a shut account loses its sessions at once, gets the neutral answer, and keeps its data', async () => {
    const { app, keeper, visitor } = await startApp(dialect, { ownDatabase: true })
    const { operator } = app.services.accounts
    const browser = await keeper(mara)
    await browser.post('/api/animals', { name: 'Ember', species: 'Python regius' })
    const signIn = () => visitor().post('/api/login', { username: mara.username, password: mara.password })
    await operator.setActive('MARA_reyes', false)
    expect((await browser.get('/api/user')).status).toBe(401)
    const refused = await signIn()
    expect([refused.status, refused.json().message]).toEqual([401, 'Invalid username or password'])
    await operator.setActive(mara.username, true)
    expect((await browser.get('/api/user')).status, 'a session that was ended stays so').toBe(401)
    expect((await signIn()).status).toBe(200)
    await browser.post('/api/login', { username: mara.username, password: mara.password })
    expect((await browser.get('/api/animals')).json()).toHaveLength(1)
  })

  test('a shut account gets no link by mail', async () => {
    const { app, place, keeper, visitor } = await startApp(dialect, { ownDatabase: true })
    await keeper(mara)
    await app.services.accounts.operator.setActive(mara.username, false)
    expect((await visitor().post('/api/forgot-password', { email: mara.email })).status).toBe(200)
    await app.close()
    expect((await listMails(place.dataDir)).map(({ subject }) => subject)).toEqual(['Welcome to Clutchbook'])
  })

  test('ACC-75 ADM-14 the role is stored, shows itself at once, and no name gives it', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const { operator } = app.services.accounts
    const browser = await keeper(mara)
    const tag = (await browser.get('/api/user')).headers.get('etag') ?? ''
    await operator.setAdmin(mara.username, true)
    const after = await browser.get('/api/user', { 'if-none-match': tag })
    expect([after.status, after.json().isAdmin]).toEqual([200, true])
    await operator.setAdmin(mara.username, false)
    expect((await browser.get('/api/user')).json().isAdmin).toBe(false)
  })

  test('ACC-69 a plan that the operator gives counts from the next call', async () => {
    const { app, keeper } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    await app.services.accounts.operator.setPlan(mara.username, 'pro')
    expect((await browser.get('/api/user')).json().plan).toBe('pro')
    expect((await browser.get('/api/plan-limits/reptiles')).json().limit).toBeNull()
  })

  test('ACC-98 ACC-Q08 a reserved name is for administrators that the operator makes', async () => {
    const { app, visitor } = await startApp(dialect, { ownDatabase: true })
    const { operator } = app.services.accounts
    const account = { username: 'admin', password: 'rack-7-tubs', isAdmin: false }
    await expect(operator.create(account)).rejects.toMatchObject({ code: 'taken' })
    const made = await operator.create({ ...account, isAdmin: true })
    expect(made).toMatchObject({ username: 'admin', email: 'admin@no-mail.invalid', isAdmin: true })
    const login = await visitor().post('/api/login', { username: 'admin', password: 'rack-7-tubs' })
    expect(login.json()).toMatchObject({ username: 'admin', isAdmin: true })
    const odd = await operator.create({ username: 'Ünïcode Admîn 2', password: 'rack-7-tubs', isAdmin: true })
    expect(odd.email).toMatch(/^[0-9a-f]{16}@no-mail\.invalid$/)
  })

  test.each([
    ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
    ['email', { email: 'mara@' }, 'Please enter a valid email'],
    ['name', { name: 'M' }, 'Name must be at least 2 characters when provided'],
    ['password', { password: 'abc' }, 'Password must be at least 4 characters'],
  ])('the operator’s accounts keep the rules of %s too', async (_field, change, message) => {
    const { app } = await startApp(dialect, { ownDatabase: true })
    const account = { username: 'mara', password: 'rack-7-tubs', isAdmin: false, ...change }
    await expect(app.services.accounts.operator.create(account)).rejects.toThrow(message)
  })

  test('a password that the operator sets ends every session', async () => {
    const { app, keeper, visitor } = await startApp(dialect, { ownDatabase: true })
    const browser = await keeper(mara)
    await app.services.accounts.operator.setPassword(mara.username, 'warm-hide-9')
    expect((await browser.get('/api/user')).status).toBe(401)
    const login = (password: string) => visitor().post('/api/login', { username: mara.username, password })
    expect((await login(mara.password)).status).toBe(401)
    expect((await login('warm-hide-9')).status).toBe(200)
  })

  test('a name that nobody has is not found', async () => {
    const { app } = await startApp(dialect, { ownDatabase: true })
    await expect(app.services.accounts.operator.setPlan('nobody', 'pro')).rejects.toMatchObject({
      code: 'not-found',
      message: 'There is no account named nobody',
    })
  })
})

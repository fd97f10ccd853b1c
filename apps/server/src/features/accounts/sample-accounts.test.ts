import { expect, test } from 'vitest'
import { createApp } from '../../app.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { listMails } from '../../testing/outbox.ts'
import { startApp } from '../../testing/test-app.ts'
import { createVisitor } from '../../testing/visitor.ts'

const isOn = { env: { TEST_LOGIN: 'on' } }

onBothDatabases('the temporary login', (dialect) => {
  test('ACC-77 ACC-79 it lists three sample accounts of the three roles, and each of them gets in', async () => {
    const { visitor, place, app } = await startApp(dialect, isOn)
    const samples = (await visitor().get('/api/mem-login')).json()
    expect(samples).toHaveLength(3)
    const users = []
    for (const { username, password } of samples) {
      const browser = visitor()
      const answer = await browser.post('/api/mem-login', { username, password })
      expect([answer.status, answer.json()]).toEqual([200, (await browser.get('/api/user')).json()])
      users.push(answer.json())
    }
    expect(users).toMatchObject([
      { username: 'sample-free', plan: 'free', isAdmin: false },
      { username: 'sample-pro', plan: 'pro', isAdmin: false },
      { username: 'sample-admin', plan: 'pro', isAdmin: true },
    ])
    await app.close()
    expect(await listMails(place.dataDir)).toEqual([])
  })

  test('ACC-78 it requires a username and a password', async () => {
    const { visitor } = await startApp(dialect, isOn)
    const missing = [
      [{ password: 'x' }, 'Username is required'],
      [{ username: '', password: 'x' }, 'Username is required'],
      [{ username: 'sample-free' }, 'Password is required'],
    ] as const
    for (const [body, message] of missing) {
      const answer = await visitor().post('/api/mem-login', body)
      expect([answer.status, answer.json().message]).toEqual([400, message])
    }
  })

  test('ACC-82 a wrong password is refused, and so is every account that is no sample', async () => {
    const { visitor, keeper } = await startApp(dialect, isOn)
    await keeper({ username: 'mara', password: 'rack-7-tubs' })
    for (const body of [
      { username: 'sample-free', password: 'guess' },
      { username: 'mara', password: 'rack-7-tubs' },
    ]) {
      const answer = await visitor().post('/api/mem-login', body)
      expect([answer.status, answer.json().message]).toEqual([401, 'Invalid username or password'])
    }
  })

  test('ACC-103 without the switch both calls answer 404 and no sample account exists', async () => {
    const { app, visitor } = await startApp(dialect, { ownDatabase: true })
    const nothing = { message: 'There is nothing at this address', code: 'not-found' }
    const list = await visitor().get('/api/mem-login')
    const login = await visitor().post('/api/mem-login', {
      username: 'sample-free',
      password: 'sample-free-1',
    })
    expect([list.status, list.json(), login.status, login.json()]).toEqual([404, nothing, 404, nothing])
    expect(await app.db.selectFrom('keeper').select('id').execute()).toEqual([])
  })

  test('ACC-103 switched off again, the sample accounts of before are shut, also at the real sign-in', async () => {
    const { app, place, visitor } = await startApp(dialect, isOn)
    const [sample] = (await visitor().get('/api/mem-login')).json()
    const { username, password } = sample
    const browser = visitor()
    expect((await browser.post('/api/login', { username, password })).status).toBe(200)
    await app.close()
    const env = { LOG_LEVEL: 'silent', DATA_DIR: place.dataDir, RATE_LIMITS: 'off' }
    const again = await createApp(
      readSettings(place.databaseUrl ? { ...env, DATABASE_URL: place.databaseUrl } : env),
    )
    const url = await again.http.listen({ port: 0, host: '127.0.0.1' })
    const late = createVisitor(url)
    expect((await late.post('/api/login', { username, password })).status).toBe(401)
    for (const [name, value] of browser.cookies) late.cookies.set(name, value)
    expect((await late.get('/api/user')).status).toBe(401)
    await again.close()
  })

  test('a keeper who has the name of a sample account keeps it', async () => {
    const { app, keeper, visitor } = await startApp(dialect, { ownDatabase: true })
    await keeper({ username: 'sample-free', password: 'rack-7-tubs' })
    await app.services.accounts.samples.prepare(true)
    const login = (password: string) => visitor().post('/api/login', { username: 'sample-free', password })
    expect((await login('sample-free-1')).status).toBe(401)
    expect((await login('rack-7-tubs')).status).toBe(200)
    await app.services.accounts.samples.prepare(false)
    expect((await login('rack-7-tubs')).status).toBe(200)
  })
})

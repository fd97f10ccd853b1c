import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { listMails, tokenIn, waitForMail } from '../../testing/outbox.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const mara = {
  username: 'mara_reyes',
  email: 'mara@example.org',
  password: 'rack-7-tubs',
  name: 'Mara Reyes',
}
const newPassword = 'warm-hide-9'

const signIn = ({ visitor }: TestApp, password: string) =>
  visitor().post('/api/login', { username: mara.username, password })

onSqliteFirst('changing the password', (dialect) => {
  test('ACC-54 ACC-97 the new password counts from now on, this session goes on, and all others end', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const phone = running.visitor()
    await phone.post('/api/login', { username: mara.username, password: mara.password, rememberMe: true })
    const answer = await browser.post('/api/user/change-password', {
      currentPassword: mara.password,
      newPassword,
    })
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await browser.get('/api/user')).status).toBe(200)
    expect((await phone.get('/api/user')).status).toBe(401)
    expect((await signIn(running, mara.password)).status).toBe(401)
    expect((await signIn(running, newPassword)).status).toBe(200)
    const mail = await waitForMail(running.place.dataDir, {
      to: mara.email,
      subject: 'Your password was changed',
    })
    expect(mail.source).not.toContain(newPassword)
  })

  test('ACC-96 a wrong current password answers 400 with its text, changes nothing and leaves the session alive', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const answer = await browser.post('/api/user/change-password', {
      currentPassword: 'rack-8-tubs',
      newPassword,
    })
    const message = 'Current password is incorrect'
    expect([answer.status, answer.json()]).toEqual([
      400,
      { message, code: 'not-valid', errors: { currentPassword: message } },
    ])
    expect((await browser.get('/api/user')).status).toBe(200)
    expect((await signIn(running, mara.password)).status).toBe(200)
  })

  test('ACC-53 a new password under 6 characters is refused with its text', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const answer = await browser.post('/api/user/change-password', {
      currentPassword: mara.password,
      newPassword: 'tubs5',
    })
    const message = 'Password must be at least 6 characters long'
    expect([answer.status, answer.json()]).toEqual([
      400,
      { message, code: 'not-valid', errors: { newPassword: message } },
    ])
    expect((await signIn(running, mara.password)).status).toBe(200)
  })

  test('ACC-53 ACC-Q05 the operator’s floor counts where it is higher, in the same words', async () => {
    const { keeper } = await startApp(dialect, { env: { PASSWORD_MIN_LENGTH: '10' } })
    const browser = await keeper(mara)
    const answer = await browser.post('/api/user/change-password', {
      currentPassword: mara.password,
      newPassword: 'rack-tubs',
    })
    expect(answer.json().message).toBe('Password must be at least 10 characters long')
  })

  test('ACC-97 R31 of sign-ins with the old password that are judged meanwhile, none is open afterwards', async () => {
    const running = await startApp(dialect, { passwords: 'real' })
    const browser = await running.keeper(mara)
    const { username, password } = mara
    const arrived: Visitor[] = []
    let isChanged = false
    const tryOn = async (): Promise<void> => {
      while (!isChanged) {
        const other = running.visitor()
        const { status } = await other.post('/api/login', { username, password })
        if (status === 200) arrived.push(other)
      }
    }
    const tries = Array.from({ length: 8 }, tryOn)
    const change = { currentPassword: password, newPassword }
    const answer = await browser.post('/api/user/change-password', change).finally(() => {
      isChanged = true
    })
    await Promise.all(tries)
    expect(answer.status).toBe(204)
    expect(arrived.length).toBeGreaterThan(0)
    const states = await Promise.all(arrived.map(async (other) => (await other.get('/api/user')).status))
    expect(new Set(states)).toEqual(new Set([401]))
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('R35 a change with the old password that is judged while a mailed link replaces it comes too late', async () => {
    const running = await startApp(dialect, { passwords: 'real' })
    const browser = await running.keeper(mara)
    const token = await askForLink(running)
    const change = { currentPassword: mara.password, newPassword: 'stranger-1' }
    const [reset] = await Promise.all([
      running.visitor().post('/api/reset-password', { token, newPassword }),
      browser.post('/api/user/change-password', change),
    ])
    // Whichever came first: a changed password voids the link, and a used link the old password.
    const last = reset.status === 204 ? newPassword : 'stranger-1'
    expect((await signIn(running, last)).status).toBe(200)
    const statuses = await Promise.all(
      [newPassword, 'stranger-1', mara.password].map(async (one) => (await signIn(running, one)).status),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })

  test('a changed password voids a link that was mailed before', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const token = await askForLink(running)
    await browser.post('/api/user/change-password', { currentPassword: mara.password, newPassword })
    const answer = await running.visitor().post('/api/reset-password', { token, newPassword: 'stranger-1' })
    expect(answer.status).toBe(400)
    expect((await signIn(running, newPassword)).status).toBe(200)
  })
})

/** The word of the n-th link to choose a new password. */
async function askForLink(running: TestApp, nth = 1, to = mara.email): Promise<string> {
  const answer = await running.visitor().post('/api/forgot-password', { email: to })
  expect(answer.status).toBe(200)
  return tokenIn(await waitForMail(running.place.dataDir, { to, subject: 'Choose a new password', nth }))
}

const broken = {
  message: 'This link has expired or was already used. Please ask for a new one.',
  code: 'not-valid',
  errors: { token: 'This link has expired or was already used. Please ask for a new one.' },
}

onSqliteFirst('a forgotten password', (dialect) => {
  test('ACC-88 R31 a mailed link sets a new password and ends every session', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    const token = await askForLink(running)
    const answer = await running.visitor().post('/api/reset-password', { token, newPassword })
    expect([answer.status, answer.text]).toEqual([204, ''])
    expect((await browser.get('/api/user')).status).toBe(401)
    expect((await signIn(running, mara.password)).status).toBe(401)
    expect((await signIn(running, newPassword)).status).toBe(200)
  })

  test('ACC-93 R35 a link works once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper(mara)
    const token = await askForLink(running)
    const tries = await Promise.all(
      ['first-wins', 'second-too'].map((password) =>
        running.visitor().post('/api/reset-password', { token, newPassword: password }),
      ),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 400])
    const again = await running.visitor().post('/api/reset-password', { token, newPassword })
    expect([again.status, again.json()]).toEqual([400, broken])
  })

  test('ACC-93 R35 a link works for 60 minutes and not longer', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await running.keeper(mara)
    const first = await askForLink(running)
    clock.moveOn({ minutes: 60 })
    const late = await running.visitor().post('/api/reset-password', { token: first, newPassword })
    expect([late.status, late.json()]).toEqual([400, broken])
    const second = await askForLink(running, 2)
    clock.moveOn({ minutes: 59 })
    const early = await running.visitor().post('/api/reset-password', { token: second, newPassword })
    expect(early.status).toBe(204)
  })

  test('ACC-93 R35 of two links only the newer one works, and neither is kept in clear', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper(mara)
    const older = await askForLink(running)
    const newer = await askForLink(running, 2)
    const rows = JSON.stringify(await running.app.db.selectFrom('mailedToken').selectAll().execute())
    expect(rows).not.toContain(newer)
    expect(newer).toMatch(/^[\w-]{43}$/)
    const reset = (token: string) => running.visitor().post('/api/reset-password', { token, newPassword })
    expect((await reset(older)).status).toBe(400)
    expect((await reset(newer)).status).toBe(204)
  })

  test('R35 the link leads to PUBLIC_URL, whatever the request says of its host', async () => {
    const running = await startApp(dialect, { env: { PUBLIC_URL: 'https://clutchbook.example' } })
    await running.keeper(mara)
    const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
    const answer = await running.visitor().post('/api/forgot-password', { email: mara.email }, evil)
    expect(answer.status).toBe(200)
    const mail = await waitForMail(running.place.dataDir, {
      to: mara.email,
      subject: 'Choose a new password',
    })
    expect(mail.text).toMatch(/^https:\/\/clutchbook\.example\/reset-password\?token=[\w-]{43}$/m)
    expect(mail.html).toMatch(/href="https:\/\/clutchbook\.example\/reset-password\?token=[\w-]{43}"/)
    expect(mail.source).not.toContain('evil')
  })

  test('ACC-53 a new password under 6 characters is refused and does not use the link up', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper(mara)
    const token = await askForLink(running)
    const short = await running.visitor().post('/api/reset-password', { token, newPassword: 'tubs5' })
    expect([short.status, short.json().message]).toEqual([400, 'Password must be at least 6 characters long'])
    expect((await running.visitor().post('/api/reset-password', { token, newPassword })).status).toBe(204)
  })

  test('ACC-87 ACC-Q02 the answer is the same whether an account has the address or not; only who has it gets mail', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper(mara)
    const known = await running.visitor().post('/api/forgot-password', { email: 'MARA@example.org' })
    const unknown = await running.visitor().post('/api/forgot-password', { email: 'nobody@example.org' })
    expect([known.status, known.text]).toEqual([200, unknown.text])
    expect([unknown.status, unknown.json()]).toEqual([
      200,
      { message: 'If an account has this address, a link is on its way.' },
    ])
    await running.app.close()
    const mails = await listMails(running.place.dataDir)
    expect(mails.filter(({ subject }) => subject === 'Choose a new password').map(({ to }) => to)).toEqual([
      mara.email,
    ])
  })

  test('ACC-13 what is no address is refused with its text', async () => {
    const { visitor } = await startApp(dialect)
    const answer = await visitor().post('/api/forgot-password', { email: 'mara@' })
    expect([answer.status, answer.json().message]).toEqual([400, 'Please enter a valid email'])
  })

  test('a made-up word opens nothing', async () => {
    const { visitor } = await startApp(dialect)
    for (const token of ['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}'`]) {
      const answer = await visitor().post('/api/reset-password', { token, newPassword })
      expect([answer.status, answer.json()]).toEqual([400, broken])
    }
  })
})

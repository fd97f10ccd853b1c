import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { listMails, tokenIn, waitForMail } from '../../testing/outbox.ts'
import { dataUrl, plainJpeg } from '../../testing/pictures.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'

const mara = {
  username: 'mara_reyes',
  email: 'mara@example.org',
  password: 'rack-7-tubs',
  name: 'Mara Reyes',
}
const newAddress = 'mara@new.example'

const confirmNew = { to: newAddress, subject: 'Please confirm your e-mail address' }

async function verify({ visitor }: TestApp, token: string) {
  const { status, text } = await visitor().post('/api/verify-email', { token })
  return [status, text === '' ? null : JSON.parse(text).message]
}

const brokenLink = [400, 'This link has expired or was already used. Please ask for a new one.']

const welcomeToken = async ({ place }: TestApp): Promise<string> =>
  tokenIn(await waitForMail(place.dataDir, { to: mara.email, subject: 'Welcome to Clutchbook' }))

/** Where the link to choose a new password goes when it is asked for with an address. */
async function whereResetGoes({ keeper, visitor, place }: TestApp, asked: string): Promise<string[]> {
  const before = (await resets(place.dataDir)).length
  await visitor().post('/api/forgot-password', { email: asked })
  // A mail that is sent later than this one shows that nothing else was.
  const username = `later-${randomUUID().slice(0, 8)}`
  await keeper({ username })
  await waitForMail(place.dataDir, { to: `${username}@example.org`, subject: 'Welcome to Clutchbook' })
  return (await resets(place.dataDir)).slice(before)
}

const resets = async (dataDir: string): Promise<string[]> =>
  (await listMails(dataDir)).filter(({ subject }) => subject === 'Choose a new password').map(({ to }) => to)

onSqliteFirst('proving an e-mail address', (dialect) => {
  test('ACC-90 the link of the welcome mail marks the address as verified, once', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    expect((await browser.get('/api/user')).json().isEmailVerified).toBe(false)
    const tag = (await browser.get('/api/user')).headers.get('etag') ?? ''
    const token = await welcomeToken(running)
    expect(await verify(running, token)).toEqual([204, null])
    const after = await browser.get('/api/user', { 'if-none-match': tag })
    expect([after.status, after.json().isEmailVerified]).toEqual([200, true])
    expect(await verify(running, token)).toEqual(brokenLink)
  })

  test('ACC-90 the link expires after 3 days; a new one can be asked for, and voids the old', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    const browser = await running.keeper(mara)
    const first = await welcomeToken(running)
    clock.moveOn({ hours: 20 })
    expect((await browser.post('/api/user/send-verification')).status).toBe(204)
    const again = { to: mara.email, subject: confirmNew.subject }
    const second = tokenIn(await waitForMail(running.place.dataDir, again))
    expect(await verify(running, first)).toEqual(brokenLink)
    clock.moveOn({ days: 3 })
    expect(await verify(running, second)).toEqual(brokenLink)
  })

  test('who is verified already gets no further mail', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await verify(running, await welcomeToken(running))
    expect((await browser.post('/api/user/send-verification')).status).toBe(204)
    await running.app.close()
    expect(await listMails(running.place.dataDir)).toHaveLength(1)
  })

  test('ACC-92 after a change the old address is told and the new one is asked; it shows at once, unverified', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await verify(running, await welcomeToken(running))
    const answer = await browser.patch('/api/user/profile', { email: newAddress })
    expect(answer.json()).toMatchObject({ email: newAddress, isEmailVerified: false })
    const told = await waitForMail(running.place.dataDir, {
      to: mara.email,
      subject: 'Your e-mail address was changed',
    })
    expect(told.source).not.toContain(newAddress)
    const token = tokenIn(await waitForMail(running.place.dataDir, confirmNew))
    expect(await verify(running, token)).toEqual([204, null])
    expect((await browser.get('/api/user')).json().isEmailVerified).toBe(true)
  })

  test('ACC-92 ACC-Q10 a reset mail goes to the last verified address, and to the new one only once that is verified', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await verify(running, await welcomeToken(running))
    await browser.patch('/api/user/profile', { email: newAddress })
    expect(await whereResetGoes(running, newAddress)).toEqual([mara.email])
    expect(await whereResetGoes(running, mara.email)).toEqual([mara.email])
    await verify(running, tokenIn(await waitForMail(running.place.dataDir, confirmNew)))
    expect(await whereResetGoes(running, newAddress)).toEqual([newAddress])
    expect(await whereResetGoes(running, mara.email)).toEqual([])
  })

  test('ACC-Q10 without a verified address the one given at registration counts, over several changes', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await browser.patch('/api/user/profile', { email: 'second@example.org' })
    await browser.patch('/api/user/profile', { email: newAddress })
    expect(await whereResetGoes(running, newAddress)).toEqual([mara.email])
    const told = (await listMails(running.place.dataDir))
      .filter(({ subject }) => subject === 'Your e-mail address was changed')
      .map(({ to }) => to)
    expect(told.sort()).toEqual([mara.email, mara.email, 'second@example.org'])
    await browser.patch('/api/user/profile', { email: mara.email })
    expect(await whereResetGoes(running, mara.email)).toEqual([mara.email])
  })

  test('R36 a link for an address that was given up meanwhile proves nothing', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await browser.patch('/api/user/profile', { email: newAddress })
    const token = tokenIn(await waitForMail(running.place.dataDir, confirmNew))
    await browser.patch('/api/user/profile', { email: 'third@example.org' })
    expect(await verify(running, token)).toEqual(brokenLink)
    expect((await browser.get('/api/user')).json()).toMatchObject({
      email: 'third@example.org',
      isEmailVerified: false,
    })
  })

  test('R36 who opened an account with someone else’s address loses it to the owner of the address', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const intruder = await running.keeper(mara)
    await intruder.patch('/api/user/profile', { email: newAddress })
    const pending = tokenIn(await waitForMail(running.place.dataDir, confirmNew))
    await running.visitor().post('/api/forgot-password', { email: mara.email })
    const token = tokenIn(
      await waitForMail(running.place.dataDir, { to: mara.email, subject: 'Choose a new password' }),
    )
    await running.visitor().post('/api/reset-password', { token, newPassword: 'owner-again' })
    expect((await intruder.get('/api/user')).status).toBe(401)
    expect(await verify(running, pending), 'the intruder’s own link is void').toEqual(brokenLink)
    expect(await whereResetGoes(running, newAddress)).toEqual([mara.email])
  })

  test('R36 another address asks for the password unless the sign-in has only just been', async () => {
    const clock = createTestClock()
    const { visitor, keeper } = await startApp(dialect, { clock })
    await keeper(mara)
    const browser = visitor()
    const credentials = { username: mara.username, password: mara.password, rememberMe: true }
    await browser.post('/api/login', credentials)
    const move = (email: string, currentPassword?: string) =>
      browser.patch('/api/user/profile', { name: 'Mara R.', email, currentPassword })
    clock.moveOn({ minutes: 15 })
    expect((await move('second@example.org')).status).toBe(200)
    clock.moveOn({ minutes: 1 })
    const refused = await move(newAddress)
    const message = 'Please enter your current password to change the email address'
    expect([refused.status, refused.json()]).toEqual([
      403,
      { message, code: 'sign-in-again', errors: { currentPassword: message } },
    ])
    const wrong = await move(newAddress, 'rack-8-tubs')
    expect([wrong.status, wrong.json().errors]).toEqual([
      400,
      { currentPassword: 'Current password is incorrect' },
    ])
    expect((await browser.get('/api/user')).json().email).toBe('second@example.org')
    expect((await move('second@example.org')).status, 'an address that stays asks for nothing').toBe(200)
    expect((await move(newAddress, mara.password)).json().email).toBe(newAddress)
    await browser.post('/api/login', credentials)
    expect((await move('fourth@example.org')).status, 'a new sign-in is as good').toBe(200)
  })

  test('R36 a link that was mailed to a mailbox which the account has left sets no password', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const browser = await running.keeper(mara)
    await verify(running, await welcomeToken(running))
    await browser.patch('/api/user/profile', { email: newAddress })
    await running.visitor().post('/api/forgot-password', { email: mara.email })
    const left = tokenIn(
      await waitForMail(running.place.dataDir, { to: mara.email, subject: 'Choose a new password' }),
    )
    await verify(running, tokenIn(await waitForMail(running.place.dataDir, confirmNew)))
    const answer = await running
      .visitor()
      .post('/api/reset-password', { token: left, newPassword: 'stranger-1' })
    expect([answer.status, answer.json().message]).toEqual(brokenLink)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('R36 an address that is being changed while a mailed link sets another password is not proved by it', async () => {
    const running = await startApp(dialect, { passwords: 'real' })
    const thief = await running.keeper(mara)
    await running.visitor().post('/api/forgot-password', { email: mara.email })
    const asked = { to: mara.email, subject: 'Choose a new password' }
    const token = tokenIn(await waitForMail(running.place.dataDir, asked))
    // A large photo keeps the change between its check of the password and its save.
    const profileImage = dataUrl(await plainJpeg({ width: 2400, height: 1800 }))
    const move = { email: newAddress, currentPassword: mara.password, profileImage }
    const [moved, reset] = await Promise.all([
      thief.patch('/api/user/profile', move),
      running.visitor().post('/api/reset-password', { token, newPassword: 'owner-again' }),
    ])
    expect(reset.status).toBe(204)
    if (moved.status === 200) {
      const pending = tokenIn(await waitForMail(running.place.dataDir, confirmNew))
      expect(await verify(running, pending)).toEqual(brokenLink)
    } else expect(moved.status).toBe(401)
    expect(await whereResetGoes(running, mara.email)).toEqual([mara.email])
  })

  test('a username that reads like a link is not mailed to an address that nobody has proved', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    const username = 'win.example/now'
    const browser = await running.keeper({ ...mara, username, name: 'See http://win.example' })
    const { dataDir } = running.place
    await running.visitor().post('/api/forgot-password', { email: mara.email })
    const asked = { to: mara.email, subject: 'Choose a new password' }
    const welcome = await waitForMail(dataDir, { to: mara.email, subject: 'Welcome to Clutchbook' })
    await browser.patch('/api/user/profile', { email: newAddress })
    for (const mail of [welcome, await waitForMail(dataDir, asked), await waitForMail(dataDir, confirmNew)])
      expect(mail.source).not.toMatch(/win\.example/)
    await verify(running, tokenIn(await waitForMail(dataDir, confirmNew)))
    await running.visitor().post('/api/forgot-password', { email: newAddress })
    const proved = await waitForMail(dataDir, { to: newAddress, subject: asked.subject })
    expect(proved.text, 'who has proved it may read the name they sign in with').toContain(`"${username}"`)
  })

  test('R35 a reset by mail proves the address that the link went to', async () => {
    const running = await startApp(dialect, { ownDatabase: true })
    await running.keeper(mara)
    await running.visitor().post('/api/forgot-password', { email: mara.email })
    const token = tokenIn(
      await waitForMail(running.place.dataDir, { to: mara.email, subject: 'Choose a new password' }),
    )
    await running.visitor().post('/api/reset-password', { token, newPassword: 'warm-hide-9' })
    const browser = running.visitor()
    const user = await browser.post('/api/login', { username: mara.username, password: 'warm-hide-9' })
    expect(user.json().isEmailVerified).toBe(true)
  })
})

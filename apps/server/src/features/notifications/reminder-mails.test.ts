import { expect, test } from 'vitest'
import { onSqliteFirst } from '../../testing/both-databases.ts'
import { findFreePort } from '../../testing/free-port.ts'
import { listMails, tokenIn, waitForMail } from '../../testing/outbox.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import type { Visitor } from '../../testing/visitor.ts'

const email = 'ada@example.org'

/** A keeper with a proved address who wants reminders by mail, and one reminder that is due. */
async function keeperWithDue(running: TestApp): Promise<Visitor> {
  const keeper = await running.keeper({ username: 'ada', email, name: 'Ada' })
  await prove(running, keeper)
  const answer = await keeper.call('PUT', '/api/reminder-mails', { body: { on: true } })
  expect([answer.status, answer.json()]).toEqual([200, { on: true, email, isEmailVerified: true }])
  await addDue(keeper)
  return keeper
}

const addDue = (keeper: Visitor) =>
  keeper.post('/api/events', { title: 'Feed\nadults', startDate: '2026-06-15', reminder: true })

async function prove({ place }: TestApp, keeper: Visitor): Promise<void> {
  const mail = await waitForMail(place.dataDir, { to: email, subject: 'Welcome to Clutchbook' })
  expect((await keeper.post('/api/verify-email', { token: tokenIn(mail) })).status).toBe(204)
}

const remindersIn = async ({ place }: TestApp) =>
  (await listMails(place.dataDir)).filter(({ subject }) => subject.startsWith('Reminder:'))

async function deliver({ app }: TestApp): Promise<void> {
  await app.services.notifications.deliverReminders()
  await app.services.notifications.mails.sendDue()
}

onSqliteFirst('reminders by mail', (dialect) => {
  test('P5 CAL-Q02 nobody gets any unless they asked, and asking needs a proved address', async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const keeper = await running.keeper({ username: 'ada', email })
    const off = { on: false, email, isEmailVerified: false }
    expect((await keeper.get('/api/reminder-mails')).json()).toEqual(off)
    const refused = await keeper.call('PUT', '/api/reminder-mails', { body: { on: true } })
    expect([refused.status, Object.keys(refused.json().errors)]).toEqual([400, ['on']])
    await addDue(keeper)
    await deliver(running)
    expect((await keeper.get('/api/notifications')).json()).toHaveLength(1)
    expect(await remindersIn(running)).toEqual([])
  })

  test('P5 who asked gets each reminder once, with a one-click unsubscription in its headers', async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    await keeperWithDue(running)
    await Promise.all([deliver(running), deliver(running)])
    await running.app.services.notifications.mails.sendDue()
    const [mail, ...more] = await remindersIn(running)
    expect(more).toEqual([])
    expect([mail?.to, mail?.subject]).toEqual([email, 'Reminder: Feed adults'])
    expect(mail?.text).toContain('Today, 06/15/2026')
    const stop = mail?.headers.get('list-unsubscribe')
    expect(stop).toMatch(/^<http:\/\/localhost:3000\/unsubscribe\?token=[\w-]{43}>$/)
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(mail?.text).toContain(`Stop these mails: ${stop?.slice(1, -1)}`)
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a multipart form',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('P5 a mail program unsubscribes with one click, as %s, without a session', async (_, type, body) => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const keeper = await keeperWithDue(running)
    await deliver(running)
    const token = tokenIn((await remindersIn(running))[0] ?? expect.fail('no mail'))
    const click = (word: string) =>
      running
        .visitor()
        .call('POST', `/unsubscribe?token=${word}`, { body, headers: { 'content-type': type } })
    expect((await running.visitor().get(`/unsubscribe?token=${token}`)).status).not.toBe(204)
    expect((await keeper.get('/api/reminder-mails')).json().on).toBe(true)
    for (let n = 0; n < 2; n += 1) expect((await click(token)).status).toBe(204)
    expect((await keeper.get('/api/reminder-mails')).json().on).toBe(false)
    for (const wrong of ['', 'a%00b']) expect((await click(wrong)).status).toBe(400)
    const foreign = await running.visitor().call('POST', `/unsubscribe?token=${token}`, {
      body,
      headers: { 'content-type': type, origin: 'https://evil.example' },
    })
    expect(foreign.status).toBe(403)
    await addDue(keeper)
    await deliver(running)
    expect(await remindersIn(running)).toHaveLength(1)
    // The bell still rings.
    expect((await keeper.get('/api/notifications')).json()).toHaveLength(2)
  })

  test('P5 the page behind the link stops them too; a word that is void changes nothing', async () => {
    const running = await startApp(dialect, { clock: createTestClock() })
    const keeper = await keeperWithDue(running)
    await deliver(running)
    const token = tokenIn((await remindersIn(running))[0] ?? expect.fail('no mail'))
    const stop = (word: unknown) => running.visitor().post('/api/reminder-mails/stop', { token: word })
    expect((await stop('nobody-s')).status).toBe(204)
    expect((await keeper.get('/api/reminder-mails')).json().on).toBe(true)
    expect((await stop(token)).status).toBe(204)
    expect((await keeper.get('/api/reminder-mails')).json().on).toBe(false)
    for (const wrong of [7, 'a\0b']) expect((await stop(wrong)).status).toBe(400)
  })

  const dueOf = ({ app }: TestApp) =>
    app.db.selectFrom('notification').select(['mailDueAt', 'mailTries']).executeTakeFirstOrThrow()

  test('P5 a mail that a process took and did not send is sent by whoever looks when its time is over', async () => {
    const clock = createTestClock()
    const running = await startApp(dialect, { clock })
    await keeperWithDue(running)
    const { notifications } = running.app.services
    await notifications.deliverReminders()
    const taken = { mailDueAt: '2026-06-15T12:05:00.000Z', mailTries: 1 }
    await running.app.db.updateTable('notification').set(taken).execute()
    await notifications.mails.sendDue()
    expect([await remindersIn(running), await dueOf(running)]).toEqual([[], taken])
    clock.moveOn({ minutes: 5 })
    await notifications.mails.sendDue()
    expect(await remindersIn(running)).toHaveLength(1)
    expect(await dueOf(running)).toEqual({ mailDueAt: null, mailTries: 2 })
  })

  test('P5 while the mail server is away a mail is tried again with longer pauses, five times in all', async () => {
    const clock = createTestClock()
    const nobody = `smtp://127.0.0.1:${await findFreePort()}`
    const running = await startApp(dialect, { clock, env: { SMTP_URL: nobody } })
    const keeper = await running.keeper({ username: 'ada', email })
    await running.app.db.updateTable('keeper').set({ isEmailVerified: true }).execute()
    await keeper.call('PUT', '/api/reminder-mails', { body: { on: true } })
    await addDue(keeper)
    const { notifications } = running.app.services
    await notifications.deliverReminders()
    const pauses: number[] = []
    for (let n = 0; n < 5; n += 1) {
      await notifications.mails.sendDue()
      const { mailDueAt, mailTries } = await dueOf(running)
      expect(mailTries).toBe(n + 1)
      if (mailDueAt === null) break
      pauses.push((Date.parse(mailDueAt) - clock.now().getTime()) / 60_000)
      clock.moveTo(mailDueAt)
    }
    expect(pauses).toEqual([5, 20, 80, 320])
    expect(await dueOf(running)).toEqual({ mailDueAt: null, mailTries: 5 })
  })
})

import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startMailServer } from '../../testing/mail-server.ts'
import { tokenIn } from '../../testing/outbox.ts'
import { startApp } from '../../testing/test-app.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const mara = {
  username: 'mara_reyes',
  email: 'mara@example.org',
  password: 'rack-7-tubs',
  name: 'Mara Reyes',
}
const from = 'Clutchbook <post@clutchbook.example>'
const mail = { to: mara.email, subject: 'Ünïted clutch', text: 'Zwölf Eier', html: '<p>Zwölf Eier</p>' }

test('a mail goes through a real mail server, in both forms', async () => {
  const { url, received } = await startMailServer()
  await createSmtpMailer({ url, from }).send(mail)
  expect(received).toHaveLength(1)
  const [{ recipients, mail: read }] = received as [(typeof received)[0]]
  expect(recipients).toEqual([mara.email])
  expect(read).toMatchObject({
    from,
    subject: mail.subject,
    text: 'Zwölf Eier\n',
    html: '<p>Zwölf Eier</p>\n',
  })
  expect(read.headers.get('auto-submitted')).toBe('auto-generated')
})

test('a wrong password and a full mailbox are failures', async () => {
  const { url } = await startMailServer()
  const wrong = createSmtpMailer({ url: url.replace('post-office', 'guess'), from })
  await expect(wrong.send(mail)).rejects.toThrow(/Wrong name or password/)
  const mailer = createSmtpMailer({ url, from })
  await expect(mailer.send({ ...mail, to: 'full@example.org' })).rejects.toMatchObject({ responseCode: 552 })
})

test('ACC-90 ACC-88 with SMTP_URL registration and reset work by mail', async () => {
  const { url, received } = await startMailServer()
  const { keeper, visitor } = await startApp('sqlite', { env: { SMTP_URL: url, MAIL_FROM: from } })
  const browser = await keeper(mara)
  const arrived = (subject: string) =>
    vi.waitFor(() => {
      const found = received.find((one) => one.mail.subject === subject)
      if (!found) throw new Error(`No "${subject}" yet`)
      return found.mail
    })
  const welcome = await arrived('Welcome to Clutchbook')
  expect((await visitor().post('/api/verify-email', { token: tokenIn(welcome) })).status).toBe(204)
  expect((await browser.get('/api/user')).json().isEmailVerified).toBe(true)
  await visitor().post('/api/forgot-password', { email: mara.email })
  const token = tokenIn(await arrived('Choose a new password'))
  const reset = await visitor().post('/api/reset-password', { token, newPassword: 'warm-hide-9' })
  expect(reset.status).toBe(204)
})

/** Something that takes connections and never says a word. */
async function startSilentServer(): Promise<{ url: string; connected: Promise<unknown> }> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  })
  const connected = once(server, 'connection')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connected }
}

test('ACC-87 a mail server that hangs delays no answer, and one that is away changes none', async () => {
  const silent = await startSilentServer()
  for (const url of [silent.url, 'smtp://127.0.0.1:1']) {
    const { keeper, visitor } = await startApp('sqlite', { env: { SMTP_URL: url } })
    const start = performance.now()
    await keeper(mara)
    const known = await visitor().post('/api/forgot-password', { email: mara.email })
    const unknown = await visitor().post('/api/forgot-password', { email: 'nobody@example.org' })
    expect([known.status, known.text]).toEqual([200, unknown.text])
    // The mail server would be given 15 seconds to greet.
    expect(performance.now() - start).toBeLessThan(10_000)
  }
  await silent.connected
})

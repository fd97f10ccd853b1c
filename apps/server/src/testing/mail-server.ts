import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type ReadMail, readMail } from './mail-parsing.ts'

/** A real mail server on this machine, for one test. */
export type MailServer = {
  /** For SMTP_URL. */
  readonly url: string
  /** What has come in so far: the envelope's recipients and the mail. */
  readonly received: { readonly recipients: string[]; readonly mail: ReadMail }[]
}

const user = 'clutchbook'
const password = 'post-office'

export async function startMailServer(): Promise<MailServer> {
  const received: MailServer['received'] = []
  const server = new SMTPServer({
    // No certificate here: the password travels in clear on this machine alone.
    hideSTARTTLS: true,
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password
        ? done(null, { user })
        : done(new Error('Wrong name or password')),
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('full@')
        ? done(Object.assign(new Error('Mailbox full'), { responseCode: 552 }))
        : done(),
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        received.push({
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          mail: readMail(source),
        })
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://${user}:${password}@127.0.0.1:${port}`, received }
}

import type { Events } from '../../platform/events.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { KeeperRegistered } from './accounts.events.ts'

/** Greets each new keeper by mail, once their account is kept. */
export function welcomeByMail(events: Events, mailer: Mailer, publicUrl: string): void {
  events.on<KeeperRegistered>('accounts.registered', ({ username, email }) =>
    mailer.send({
      to: email,
      subject: 'Welcome to Clutchbook',
      text: [
        `Welcome, ${username}!`,
        '',
        'Your collection is ready at:',
        publicUrl,
        '',
        'If you did not open this account, you can ignore this mail.',
      ].join('\n'),
    }),
  )
}

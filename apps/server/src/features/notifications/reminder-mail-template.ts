import { type MailTemplate, renderMail } from '../../platform/mail/mail-template.ts'
import type { Mail } from '../../platform/mail/mailer.ts'

type Reminder = {
  readonly id: number
  readonly title: string
  readonly message: string
  /** The page of the site that it leads to; null for the calendar. */
  readonly leadsTo: string | null
}
type Reader = {
  readonly email: string
  readonly username: string
  readonly name: string | null
  readonly token: string
}

/**
 * A reminder as a mail. It can be unsubscribed with one click in the mail program itself (RFC 8058), or by the link at
 * its foot; both need no sign-in, and opening the link alone changes nothing.
 */
export function reminderMail(reminder: Reminder, reader: Reader, publicUrl: string): Mail {
  const stop = `${publicUrl}/unsubscribe?token=${reader.token}`
  const template: MailTemplate = {
    to: reader.email,
    subject: `Reminder: ${oneLine(reminder.title)}`,
    greeting: `Hello ${reader.name ?? reader.username},`,
    paragraphs: [reminder.title, reminder.message],
    action:
      reminder.leadsTo === null
        ? { label: 'Open the calendar', url: `${publicUrl}/calendar` }
        : { label: 'Open the list', url: `${publicUrl}${reminder.leadsTo}` },
    footnote: 'You get this mail because you asked for reminders by e-mail.',
    stop: { label: 'Stop these mails', url: stop },
  }
  return {
    ...renderMail(template),
    headers: {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // The same for each try, so that mail programs show a mail that was sent twice once.
      'Message-ID': `<reminder-${reminder.id}-${reader.token.slice(0, 8)}@${new URL(publicUrl).hostname}>`,
    },
  }
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

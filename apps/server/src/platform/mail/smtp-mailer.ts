import { automatic, type Mailer } from './mailer.ts'

const second = 1000

/** How long a mail server may take; one that hangs is given up, and the mail is tried again later. */
const patience = {
  connectionTimeout: 15 * second,
  greetingTimeout: 15 * second,
  socketTimeout: 60 * second,
}

/** Sends mail through a mail server; `url` is the operator's SMTP_URL. */
export function createSmtpMailer(options: { url: string; from: string }): Mailer {
  return {
    send: async (mail) => {
      // Loaded with the first mail: most processes never send one.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ url: options.url, ...patience })
      await transport.sendMail({
        from: options.from,
        ...mail,
        headers: { ...automatic, ...mail.headers },
      })
    },
    // What was sent is no longer here.
    forget: async () => {},
  }
}

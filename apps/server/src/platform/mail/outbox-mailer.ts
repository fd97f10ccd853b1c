import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, isoNow } from '../clock.ts'
import { automatic, type Mailer } from './mailer.ts'

/**
 * A mailer for an installation without a mail server: each mail becomes one `.eml` file in the outbox folder,
 * named by its moment, so that the operator can read or forward it.
 */
export function createOutboxMailer(options: { folder: string; from: string; clock: Clock }): Mailer {
  return {
    send: async (mail) => {
      // Loaded with the first mail: most processes never send one.
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      const { message } = await composer.sendMail({
        from: options.from,
        date: options.clock.now(),
        ...mail,
        headers: { ...automatic, ...mail.headers },
      })
      await mkdir(options.folder, { recursive: true })
      const name = `${isoNow(options.clock).replaceAll(':', '-')}-${markOf(mail.to)}-${randomUUID()}`
      const draft = join(options.folder, `.${name}`)
      await writeFile(draft, message as Buffer)
      // A mail shows up whole or not at all.
      await rename(draft, join(options.folder, `${name}.eml`))
    },

    forget: async (addresses) => {
      const marks = addresses.map((address) => `-${markOf(address)}-`)
      const names = await readdir(options.folder).catch(() => [])
      const theirs = names.filter((name) => marks.some((mark) => name.includes(mark)))
      for (const name of theirs) await rm(join(options.folder, name), { force: true })
    },
  }
}

/** Marks the files of one address without naming it. */
const markOf = (address: string): string => hash('sha256', address).slice(0, 16)

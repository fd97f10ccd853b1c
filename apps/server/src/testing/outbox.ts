import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { vi } from 'vitest'
import { type ReadMail, readMail } from './mail-parsing.ts'

export { tokenIn } from './mail-parsing.ts'

const patience = { timeout: 10_000, interval: 20 }

/** All mails of an installation without a mail server, in the order they were sent. */
export async function listMails(dataDir: string): Promise<ReadMail[]> {
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  const whole = names.filter((name) => !name.startsWith('.')).sort()
  return Promise.all(whole.map(async (name) => readMail(await readFile(join(outbox, name), 'utf8'))))
}

/** Waits for the n-th mail to an address with a subject: mails leave after the answer. */
export const waitForMail = (
  dataDir: string,
  { to, subject, nth = 1 }: { to: string; subject: string; nth?: number },
): Promise<ReadMail> =>
  vi.waitFor(async () => {
    const mails = await listMails(dataDir)
    const found = mails.filter((mail) => mail.to === to && mail.subject === subject)[nth - 1]
    if (!found)
      throw new Error(
        `No mail "${subject}" (${nth}) to ${to} among ${mails.map((m) => `${m.to}: ${m.subject}`).join('; ')}`,
      )
    return found
  }, patience)

import { expect } from '@playwright/test'
import { listMails, tokenIn } from '../../apps/server/src/testing/outbox.ts'

/** The path that the link of a mail opens; waits for the newest mail of that subject to the address. */
export async function mailedLink(dataDir: string, to: string, subject: string, nth = 1): Promise<string> {
  const find = async () =>
    (await listMails(dataDir)).filter((mail) => mail.to === to && mail.subject === subject)
  await expect.poll(async () => (await find()).length).toBeGreaterThanOrEqual(nth)
  const mail = (await find())[nth - 1]
  if (!mail) throw new Error(`The mail "${subject}" to ${to} has gone again`)
  const path = /https?:\/\/[^/\s]+(\/[a-z-]+)\?token=/.exec(mail.text)?.[1]
  return `${path}?token=${tokenIn(mail)}`
}

/** How many mails of a subject went to an address so far. */
export const countMails = async (dataDir: string, to: string, subject: string): Promise<number> =>
  (await listMails(dataDir)).filter((mail) => mail.to === to && mail.subject === subject).length

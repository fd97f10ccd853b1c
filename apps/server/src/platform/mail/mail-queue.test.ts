import { expect, test, vi } from 'vitest'
import { createMailQueue } from './mail-queue.ts'
import type { Mail } from './mailer.ts'

const mailTo = (to: string): Mail => ({ to, subject: 'Shed', text: 'Shed', html: '<p>Shed</p>' })

type Report = [message: string, to: string, isLast: boolean]

/** A post whose mail server does as it is told. */
function openPost(send: (mail: Mail) => Promise<void>, retryAfterMs: number[] = []) {
  const reports: Report[] = []
  const mailQueue = createMailQueue({
    mailer: { send, forget: async () => {} },
    report: (error, { to }, isLast) => reports.push([(error as Error).message, to, isLast]),
    retryAfterMs,
  })
  return { mailQueue, reports }
}

test('ACC-87 sending returns at once, however long the mail server takes', async () => {
  const hanging = Promise.withResolvers<void>()
  const { mailQueue, reports } = openPost(() => hanging.promise)
  expect(mailQueue.send(mailTo('mara@example.org'))).toBeUndefined()
  hanging.resolve()
  await mailQueue.close(1000)
  expect(reports).toEqual([])
})

test('a mail that fails for the moment is tried again, and reported each time', async () => {
  let tries = 0
  const { mailQueue, reports } = openPost(async () => {
    tries += 1
    if (tries < 3) throw new Error('busy')
  }, [1, 1])
  mailQueue.send(mailTo('mara@example.org'))
  await vi.waitFor(() => expect(tries).toBe(3))
  await mailQueue.close(1000)
  expect(reports).toEqual([
    ['busy', 'mara@example.org', false],
    ['busy', 'mara@example.org', false],
  ])
})

test('a mail that is refused for good is not tried again', async () => {
  let tries = 0
  const { mailQueue, reports } = openPost(async () => {
    tries += 1
    throw Object.assign(new Error('no such mailbox'), { responseCode: 550 })
  }, [1])
  mailQueue.send(mailTo('mara@example.org'))
  await vi.waitFor(() => expect(reports).toEqual([['no such mailbox', 'mara@example.org', true]]))
  await mailQueue.close(1000)
  expect(tries).toBe(1)
})

test('two mails are sent at once and the others wait, so that a hanging server is not flooded', async () => {
  const waiting: PromiseWithResolvers<void>[] = []
  const { mailQueue } = openPost(() => {
    const one = Promise.withResolvers<void>()
    waiting.push(one)
    return one.promise
  })
  for (let n = 0; n < 5; n += 1) mailQueue.send(mailTo(`k${n}@example.org`))
  expect(waiting).toHaveLength(2)
  waiting[0]?.resolve()
  await vi.waitFor(() => expect(waiting).toHaveLength(3))
  const closing = mailQueue.close(5000)
  await vi.waitFor(() => {
    for (const one of waiting) one.resolve()
    expect(waiting).toHaveLength(5)
  })
  await closing
})

test('what a closing server could not send is reported as lost', async () => {
  const { mailQueue, reports } = openPost(() => new Promise(() => {}))
  for (let n = 0; n < 3; n += 1) mailQueue.send(mailTo(`k${n}@example.org`))
  await mailQueue.close(10)
  expect(reports).toEqual([['The server stopped before the mail was sent', 'k2@example.org', true]])
})

test('an address that can’t exist gets no mail', async () => {
  const sent: string[] = []
  const { mailQueue } = openPost(async ({ to }) => void sent.push(to))
  mailQueue.send(mailTo('admin@no-mail.invalid'))
  mailQueue.send(mailTo('mara@example.org'))
  await mailQueue.close(1000)
  expect(sent).toEqual(['mara@example.org'])
})

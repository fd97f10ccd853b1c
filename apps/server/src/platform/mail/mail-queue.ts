import { minuteMs } from '../durations.ts'
import { createSemaphore } from '../semaphore.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Takes mail off the hands of a request: it returns at once, whatever the mail server does. */
export type MailQueue = {
  readonly send: (mail: Mail) => void
  /** How many mails wait, are being sent, or are to be tried again. */
  readonly count: () => number
  /** Waits for what is being sent, at most so long; what was to be tried again later is reported as lost. */
  readonly close: (patienceMs: number) => Promise<void>
}

type Options = {
  readonly mailer: Mailer
  /** Told of each failure: the error, and whether the mail will be tried again. */
  readonly report: (error: unknown, mail: Mail, isLast: boolean) => void
  /** How long to wait before each further try. */
  readonly retryAfterMs?: readonly number[]
}

/** Mails sent at the same time. */
const permits = 2
/** Mails that may wait; beyond that the mail server has been away for so long that new ones are given up. */
const mostWaiting = 10_000

/** Addresses that can't exist (RFC 2606); accounts without an e-mail address of their own have one of these. */
const nowhere = /\.invalid$/i

/** Sends mail in the background, a few at a time, and tries again what failed for the moment. */
export function createMailQueue(options: Options): MailQueue {
  const { mailer, report, retryAfterMs = [minuteMs / 2, 5 * minuteMs, 30 * minuteMs] } = options
  const semaphore = createSemaphore({ permits })
  const waiting = new Map<symbol, Mail>()
  /** Whatever waits or is being sent. */
  const underWay = new Set<Promise<void>>()
  const later = new Map<NodeJS.Timeout, Mail>()
  let isClosed = false

  const attempt = async (mail: Mail, tries: number): Promise<void> => {
    try {
      await mailer.send(mail)
    } catch (error) {
      const pause = isPermanent(error) || isClosed ? undefined : retryAfterMs[tries]
      report(error, mail, pause === undefined)
      if (pause !== undefined) tryLater(mail, tries + 1, pause)
    }
  }
  const tryLater = (mail: Mail, tries: number, pause: number): void => {
    const timer = setTimeout(() => {
      later.delete(timer)
      take(mail, tries)
    }, pause)
    timer.unref()
    later.set(timer, mail)
  }
  const take = (mail: Mail, tries: number): void => {
    if (waiting.size >= mostWaiting) {
      report(new Error('Too many mails are waiting'), mail, true)
      return
    }
    const key = Symbol(mail.subject)
    waiting.set(key, mail)
    const sent = semaphore
      .run(async () => {
        // Given up meanwhile, where it is gone.
        if (waiting.delete(key)) await attempt(mail, tries)
      })
      .finally(() => underWay.delete(sent))
    underWay.add(sent)
  }

  const drain = async (): Promise<void> => {
    while (underWay.size > 0) await Promise.all(underWay)
  }

  return {
    send: (mail) => {
      if (!nowhere.test(mail.to)) take(mail, 0)
    },
    count: () => underWay.size + later.size,
    close: async (patienceMs) => {
      isClosed = true
      await Promise.race([drain(), pauseOf(patienceMs)])
      const lost = [...later.values(), ...waiting.values()]
      waiting.clear()
      for (const timer of later.keys()) clearTimeout(timer)
      for (const mail of lost) report(new Error('The server stopped before the mail was sent'), mail, true)
    },
  }
}

/** Whether a mail server has refused the mail for good. */
const isPermanent = (error: unknown): boolean =>
  ((error as { responseCode?: number }).responseCode ?? 0) >= 500

const pauseOf = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref()
  })

import { addressUnproved } from '@clutchbook/domain/notifications/notifications.errors'
import type { ReminderMails } from '@clutchbook/domain/notifications/notifications.schema'
import type { Actor } from '../../platform/actor.ts'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { Transact } from '../../platform/database/transaction.ts'
import { minuteMs } from '../../platform/durations.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { reminderMail } from './reminder-mail-template.ts'
import {
  closeMail,
  createReminderMail,
  type DueMail,
  findKeeperByMailToken,
  getMailing,
  listMailsDue,
  removeReminderMail,
  takeMail,
} from './reminder-mails.repository.ts'

/** A mail is tried this often; the pause grows fourfold each time, from five minutes to most of a day. */
const tries = { atMost: 5, firstPauseMs: 5 * minuteMs, growth: 4 } as const

type Dependencies = {
  readonly db: Db
  readonly transact: Transact
  readonly clock: Clock
  readonly secrets: Secrets
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly report: (error: unknown) => void
}

/** Reminders by mail, for keepers who asked for them. */
export function createReminderMails(dependencies: Dependencies) {
  const { db, transact, clock, secrets, mailer, publicUrl, report } = dependencies

  const get = async ({ keeperId }: Actor): Promise<ReminderMails> => {
    const { email, isEmailVerified, token } = await getMailing(db, keeperId)
    return { on: token !== null, email, isEmailVerified: Boolean(isEmailVerified) }
  }

  /** Sends one mail, unless its keeper no longer wants it or has given up the address it was proved for. */
  const sendOne = async (due: DueMail): Promise<void> => {
    const { email, username, name, token, isEmailVerified, isActive } = await getMailing(db, due.keeperId)
    if (token !== null && isEmailVerified && isActive)
      await mailer.send(reminderMail(due, { email, username, name, token }, publicUrl))
    await closeMail(db, due)
  }

  const giveUpAfterLast = async (due: DueMail, error: unknown): Promise<void> => {
    report(error)
    if (due.mailTries + 1 >= tries.atMost) await closeMail(db, due)
  }

  return {
    get,

    /** Turns reminders by mail on or off. Only a proved address gets any. */
    change: async (actor: Actor, on: boolean): Promise<ReminderMails> => {
      const { keeperId } = actor
      await transact(async (tx) => {
        await bumpDataVersion(tx, keeperId)
        if (!on) return removeReminderMail(tx, keeperId)
        const { isEmailVerified } = await getMailing(tx, keeperId)
        if (!isEmailVerified) throw addressUnproved()
        await createReminderMail(tx, { keeperId, token: secrets.newToken(), createdAt: isoNow(clock) })
      })
      return get(actor)
    },

    /** Stops the mails by the word of a link in one of them. A word that is void already changes nothing. */
    stop: async (token: string): Promise<void> => {
      const found = await findKeeperByMailToken(db, token)
      if (!found) return
      await transact(async (tx) => {
        await bumpDataVersion(tx, found.keeperId)
        await removeReminderMail(tx, found.keeperId)
      })
    },

    /** Sends what is due. Each mail is taken first, so that of several processes one sends it. */
    sendDue: async (): Promise<void> => {
      const now = isoNow(clock)
      for (const due of await listMailsDue(db, now)) {
        const pause = tries.firstPauseMs * tries.growth ** due.mailTries
        if (!(await takeMail(db, due, isoAfter(clock, pause)))) continue
        await sendOne(due).catch((error: unknown) => giveUpAfterLast(due, error))
      }
    },
  }
}

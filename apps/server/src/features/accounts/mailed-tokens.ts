import { resetLinkMinutes, verificationLinkDays } from '@clutchbook/domain/accounts/accounts.rules'
import { type Clock, isoAfter, isoNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import { dayMs, minuteMs } from '../../platform/durations.ts'
import { hashToken, type Secrets } from '../../platform/secrets.ts'
import {
  isMailedTokenGood,
  keepMailedToken,
  removeMailedTokens,
  removeMailedTokensEndedBefore,
  takeMailedToken,
} from './mailed-tokens.repository.ts'

/** How long a mailed word works, in milliseconds. */
const lasts = {
  reset: resetLinkMinutes * minuteMs,
  verify: verificationLinkDays * dayMs,
} as const

type Purpose = keyof typeof lasts

type Dependencies = { readonly db: Db; readonly clock: Clock; readonly secrets: Secrets }

/** Words that travel by mail and open something once. Only their hashes are kept (ACC-93). */
export function createMailedTokens({ db, clock, secrets }: Dependencies) {
  return {
    /** Makes a word for an address; an older one of the same purpose is void. */
    create: async (tx: Db, keeperId: number, purpose: Purpose, email: string): Promise<string> => {
      const token = secrets.newToken()
      const expiresAt = isoAfter(clock, lasts[purpose])
      await keepMailedToken(tx, { keeperId, purpose, email, tokenHash: hashToken(token), expiresAt })
      return token
    },

    /** Uses a word up; undefined where it is void. */
    take: (tx: Tx, token: string, purpose: Purpose) =>
      takeMailedToken(tx, { tokenHash: hashToken(token), purpose, now: isoNow(clock) }),

    /** Whether a word could be used now; it is not used up. */
    isGood: (token: string, purpose: Purpose): Promise<boolean> =>
      isMailedTokenGood(db, { tokenHash: hashToken(token), purpose, now: isoNow(clock) }),

    /** Voids a keeper's words, of one purpose or of all. */
    remove: removeMailedTokens,

    sweep: (): Promise<void> => removeMailedTokensEndedBefore(db, isoNow(clock)),
  }
}

export type MailedTokens = ReturnType<typeof createMailedTokens>

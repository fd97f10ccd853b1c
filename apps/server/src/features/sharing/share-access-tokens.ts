import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../platform/clock.ts'

/** What a keeper put before a link: the hash of its password, and what passes are signed with for as long as it holds. */
export type Lock = { readonly passwordHash: string; readonly passKey: string }

/** Proof that somebody knew the password of a link, for the browser to bring along. */
export type IssuedShareToken = {
  readonly link: string
  readonly value: string
  readonly lastsSeconds: number
}

/** The pass that a visitor brings for a link, if any. */
export type ShareTokens = (link: string) => string | undefined

/** As long as an evening of looking, in seconds; then the password is asked for again. */
const lastsSeconds = 12 * 3600

/**
 * Passes to links behind a password. Nothing of them is stored: each says how long it is good for, signed with a key of
 * the link that is replaced when the password changes or sharing stops, so it ends with that.
 */
export function createShareTokens(clock: Clock) {
  return {
    give: (link: string, lock: Lock): IssuedShareToken => {
      const until = clock.now().getTime() + lastsSeconds * 1000
      return { link, value: `${until}.${sign(link, lock, until)}`, lastsSeconds }
    },

    /** Whether a pass opens a link now. */
    fits: (link: string, lock: Lock, shareToken: string | undefined): boolean => {
      const [until = '', signature = ''] = shareToken?.split('.') ?? []
      if (!/^\d{1,15}$/.test(until) || Number(until) <= clock.now().getTime()) return false
      const [stated, right] = [Buffer.from(signature), Buffer.from(sign(link, lock, Number(until)))]
      return stated.length === right.length && timingSafeEqual(stated, right)
    },
  }
}

const sign = (link: string, { passKey }: Lock, until: number): string =>
  createHmac('sha256', passKey).update(`${link} ${until}`).digest('base64url')

import { createHash } from 'node:crypto'
import { tooManyAttempts } from '@clutchbook/domain/accounts/accounts.errors'
import { type Clock, isoAfter, isoNow } from './clock.ts'
import {
  type Attempts,
  changeAttempts,
  isNoted,
  keepNote,
  lockAttempts,
  removeAttempts,
  removeOldAttempts,
  takeBackAttempt,
} from './database/attempts.ts'
import type { Db, Tx } from './database/database.ts'
import type { Transact } from './database/transaction.ts'

/** How one kind of try is slowed down; all times in seconds. */
export type RateLimit = {
  /** How many tries pass without any delay. */
  readonly free: number
  /** The delay after the last free try; each further one doubles it. */
  readonly firstDelay: number
  /** The delay never grows beyond this, so that nobody is locked out for good. */
  readonly longestDelay: number
  /** Without a try for this long, all is forgotten. */
  readonly forgetAfter: number
}

/** What is counted together, such as all tries for one name from one address. */
export type Bucket = { readonly of: readonly string[]; readonly rateLimit: RateLimit }

/** Tries that were counted before it was known how they turn out. */
export type CountedTry = {
  /**
   * The try was a good one: it is no longer counted, once the transaction that makes it good is kept. What is counted in
   * the given buckets is forgotten altogether.
   */
  readonly takeBack: (tx: Tx, forgotten?: readonly Bucket[]) => Promise<void>
}

export type Throttle = {
  /**
   * Counts one try in all buckets, or in none and throws 'too-many'. A try counts as a bad one from the start, so that
   * many at once can't pass together before the first is judged.
   */
  readonly count: (buckets: readonly Bucket[]) => Promise<CountedTry>
  /** Remembers something for the given seconds. */
  readonly note: (tx: Tx, of: readonly string[], seconds: number) => Promise<void>
  readonly isNoted: (of: readonly string[]) => Promise<boolean>
  /** Removes what is forgotten. */
  readonly sweep: () => Promise<void>
}

type Dependencies = { readonly db: Db; readonly transact: Transact; readonly clock: Clock }

/** Slows repeated tries down. Counts are kept in the database, so they hold over any number of processes. */
export function createThrottle({ db, transact, clock }: Dependencies): Throttle {
  const countOne = async (tx: Tx, { of, rateLimit }: Bucket): Promise<Counted> => {
    const key = keyOf(of)
    const before = await lockAttempts(tx, key, isoNow(clock))
    const wait = secondsUntil(clock, before.blockedUntil)
    if (wait > 0) throw tooManyAttempts(wait)
    const count = before.count + 1
    const delay = delayAfter(count, rateLimit)
    const after = {
      count,
      blockedUntil: delay === 0 ? '' : isoAfter(clock, delay * 1000),
      expiresAt: isoAfter(clock, (delay + rateLimit.forgetAfter) * 1000),
    }
    await changeAttempts(tx, key, after)
    return { key, before, after }
  }

  return {
    count: async (buckets) => {
      // Always in the same order, so that two tries can't each wait for the other's lock.
      const ordered = buckets.toSorted((a, b) => (keyOf(a.of) < keyOf(b.of) ? -1 : 1))
      const counted = await transact(async (tx) => {
        const all: Counted[] = []
        for (const bucket of ordered) all.push(await countOne(tx, bucket))
        return all
      })
      return {
        takeBack: async (tx, forgotten = []) => {
          const gone = new Set(forgotten.map(({ of }) => keyOf(of)))
          for (const one of counted) await takeBackOne(tx, one, gone)
        },
      }
    },
    note: (tx, of, seconds) => keepNote(tx, keyOf(of), isoAfter(clock, seconds * 1000)),
    isNoted: (of) => isNoted(db, keyOf(of), isoNow(clock)),
    sweep: () => removeOldAttempts(db, isoNow(clock)),
  }
}

/** Lets everything pass: for load tests, where one machine plays many keepers (RATE_LIMITS=off). */
export const noThrottle: Throttle = {
  count: async () => ({ takeBack: async () => {} }),
  note: async () => {},
  isNoted: async () => false,
  sweep: async () => {},
}

type Counted = { readonly key: string; readonly before: Attempts; readonly after: Attempts }

async function takeBackOne(
  tx: Tx,
  { key, before, after }: Counted,
  forgotten: ReadonlySet<string>,
): Promise<void> {
  if (forgotten.has(key)) await removeAttempts(tx, key)
  else await takeBackAttempt(tx, key, { set: after.blockedUntil, before: before.blockedUntil })
}

/** A hash, because what is counted may be what someone typed by mistake: a password in place of a name. */
const keyOf = (of: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('base64url')

function delayAfter(count: number, { free, firstDelay, longestDelay }: RateLimit): number {
  if (count < free) return 0
  return Math.min(longestDelay, firstDelay * 2 ** (count - free))
}

function secondsUntil(clock: Clock, moment: string): number {
  if (moment === '') return 0
  return Math.max(0, Math.ceil((Date.parse(moment) - clock.now().getTime()) / 1000))
}

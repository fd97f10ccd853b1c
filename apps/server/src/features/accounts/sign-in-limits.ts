import type { Caller } from '../../platform/caller.ts'
import type { Tx } from '../../platform/database/database.ts'
import { networkOf } from '../../platform/network.ts'
import {
  type Bucket,
  type CountedTry,
  noThrottle,
  type RateLimit,
  type Throttle,
} from '../../platform/throttle.ts'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** How fast each kind of try may go on (ACC-94). One account tried from one place is held back the most. */
const rateLimits = {
  signInHere: { free: 5, firstDelay: 5, longestDelay: 15 * minute, forgetAfter: day },
  signInAnywhere: { free: 200, firstDelay: 1, longestDelay: minute, forgetAfter: 6 * hour },
  signInByAddress: { free: 100, firstDelay: 1, longestDelay: 5 * minute, forgetAfter: hour },
  registerByAddress: { free: 50, firstDelay: 2, longestDelay: 10 * minute, forgetAfter: hour },
  resetHere: { free: 3, firstDelay: minute, longestDelay: hour, forgetAfter: 6 * hour },
  resetAnywhere: { free: 10, firstDelay: minute, longestDelay: 15 * minute, forgetAfter: 6 * hour },
  resetByAddress: { free: 30, firstDelay: 10, longestDelay: 15 * minute, forgetAfter: hour },
  verification: { free: 3, firstDelay: minute, longestDelay: hour, forgetAfter: 6 * hour },
  addressOf: { free: 5, firstDelay: minute, longestDelay: hour, forgetAfter: day },
  addressFrom: { free: 30, firstDelay: 10, longestDelay: 15 * minute, forgetAfter: hour },
  tokenByAddress: { free: 20, firstDelay: 5, longestDelay: 5 * minute, forgetAfter: hour },
} as const satisfies Record<string, RateLimit>

/** How long an address is known to an account after a sign-in from it. */
const knownFor = 30 * day

/** A sign-in under way, counted as a bad one until it is known to be good. */
export type SignInTry = {
  /** It is good, once the transaction is kept that lets the keeper in. */
  readonly succeed: (tx: Tx) => Promise<void>
}

/**
 * The limits of sign-in. An address that has signed in to an account before is not held back by what others do to the
 * same account, so that strangers can't keep a keeper out.
 */
export function createSignInLimits(throttle: Throttle) {
  /** The product's own work, such as an operator's command, has no address and no limits. */
  const count = (caller: Caller, bucketsOf: (network: string) => Bucket[]): Promise<CountedTry> =>
    caller.address === null ? noThrottle.count([]) : throttle.count(bucketsOf(networkOf(caller.address)))

  return {
    /** Counts a try to sign in under a name, whether an account has it or not. Throws 'too-many'. */
    countSignIn: async (usernameKey: string, caller: Caller): Promise<SignInTry> => {
      if (caller.address === null) return { succeed: async () => {} }
      const network = networkOf(caller.address)
      const here: Bucket = { of: ['sign-in', usernameKey, network], rateLimit: rateLimits.signInHere }
      const byAddress: Bucket = { of: ['sign-in from', network], rateLimit: rateLimits.signInByAddress }
      const anywhere: Bucket = { of: ['sign-in to', usernameKey], rateLimit: rateLimits.signInAnywhere }
      const known = ['known', usernameKey, network]
      const isKnown = await throttle.isNoted(known)
      const counted = await throttle.count(isKnown ? [here, byAddress] : [here, byAddress, anywhere])
      return {
        succeed: async (tx) => {
          await counted.takeBack(tx, [here])
          await throttle.note(tx, known, knownFor)
        },
      }
    },

    /** Counts an account opened or refused: either tells whether a name and an address are taken. */
    countRegistration: (caller: Caller): Promise<CountedTry> =>
      count(caller, (network) => [{ of: ['register', network], rateLimit: rateLimits.registerByAddress }]),

    /** Counts a wish for a link by mail, whether an account has the address or not. */
    countReset: (emailKey: string, caller: Caller): Promise<CountedTry> =>
      count(caller, (network) => [
        { of: ['reset', emailKey, network], rateLimit: rateLimits.resetHere },
        { of: ['reset of', emailKey], rateLimit: rateLimits.resetAnywhere },
        { of: ['reset from', network], rateLimit: rateLimits.resetByAddress },
      ]),

    countVerification: (keeperId: number, caller: Caller): Promise<CountedTry> =>
      count(caller, () => [{ of: ['verification', String(keeperId)], rateLimit: rateLimits.verification }]),

    /** Counts a change of the address: it mails strangers, and tells whether an account has theirs. */
    countNewAddress: (keeperId: number, caller: Caller): Promise<CountedTry> =>
      count(caller, (network) => [
        { of: ['new address of', String(keeperId)], rateLimit: rateLimits.addressOf },
        { of: ['new address from', network], rateLimit: rateLimits.addressFrom },
      ]),

    /** Counts a personal token that does not work: nobody guesses one, but a lost one may be tried again and again. */
    countUnknownToken: (caller: Caller): Promise<CountedTry> =>
      count(caller, (network) => [{ of: ['token from', network], rateLimit: rateLimits.tokenByAddress }]),

    sweep: throttle.sweep,
  }
}

export type SignInLimits = ReturnType<typeof createSignInLimits>

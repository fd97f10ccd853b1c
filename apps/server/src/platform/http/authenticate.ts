import type { IncomingMessage } from 'node:http'
import type { TokenScope } from '@clutchbook/domain/kernel/endpoint'
import type { Actor, FoundSession, FoundToken } from '../actor.ts'
import type { Caller } from '../caller.ts'
import { type MaybePromise, whenKnown } from '../maybe-promise.ts'

/** Finds who a session token belongs to, at once where the database can. It only reads. */
export type FindSession = (token: string) => MaybePromise<FoundSession | null>

/** Finds a personal token; null for one that never was, was revoked or has ended. Throws 'too-many' after repeated such tries. */
export type FindToken = (token: string, caller: Caller) => Promise<FoundToken | null>

/** What a request brings to say who sends it. */
export type Credentials = {
  readonly sessionToken: string | null
  /** Counts, whatever cookies come along. */
  readonly personalToken: { readonly token: string; readonly caller: Caller } | null
}

/** Who sends a request, as far as its credentials prove it. */
export type Identity =
  | { readonly by: 'session'; readonly actor: Actor; readonly token: string; readonly isStale: boolean }
  | { readonly by: 'personal-token'; readonly actor: Actor; readonly scope: TokenScope }
  | { readonly by: 'unknown-token' | 'nothing'; readonly actor: null }

/** Who sends a request where that was asked already, so that nobody is looked up twice. */
export type Identified = WeakMap<IncomingMessage, MaybePromise<Identity>>

export type Authenticate = (credentials: Credentials) => MaybePromise<Identity>

const stranger: Identity = { by: 'nothing', actor: null }

/** The only place that decides who sends a request. A session is found without noting its use: see `renewSession`. */
export const createAuthenticate =
  (findSession: FindSession, findToken: FindToken): Authenticate =>
  ({ sessionToken, personalToken }) => {
    if (personalToken !== null)
      return findToken(personalToken.token, personalToken.caller).then(
        (found): Identity =>
          found ? { by: 'personal-token', ...found } : { by: 'unknown-token', actor: null },
      )
    if (sessionToken === null) return stranger
    return whenKnown(
      findSession(sessionToken),
      (found): Identity => (found ? { by: 'session', token: sessionToken, ...found } : stranger),
    )
  }

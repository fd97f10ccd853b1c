import type { Plan } from '@clutchbook/domain/billing/billing.rules'
import type { TokenScope } from '@clutchbook/domain/kernel/endpoint'

/** Who acts: the first argument of every service function. Made from the session or the personal token, never from the request's body. */
export type Actor = {
  readonly keeperId: number
  readonly plan: Plan
  /** Never by a personal token, whoever made it. */
  readonly isAdmin: boolean
  readonly timeZone: string
  /** Grows with every change of the keeper's data; lists are tagged with it. */
  readonly dataVersion: number
  /** The Idempotency-Key of a creating call. */
  readonly requestKey?: string
  /** When a change was written down, where that was before it arrived. */
  readonly writtenAt?: string
  /** The session that the call came with; absent for a personal token, and where the product acts by itself. */
  readonly sessionId?: number
}

/** Whose records are meant, where nobody acts: a stranger reads what a keeper shows. */
export type Owner = Pick<Actor, 'keeperId'>

/** What the browser is given: the token, and how long to keep it; null means until it closes. */
export type GivenSession = { readonly token: string; readonly lastsSeconds: number | null }

/** A living session: who it belongs to, and whether its use must be noted again. */
export type FoundSession = { readonly actor: Actor; readonly isStale: boolean }

/** A personal token that works: for whom it acts, and what it may do. */
export type FoundToken = { readonly actor: Actor; readonly scope: TokenScope }

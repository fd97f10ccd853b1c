import { planLimitReached } from '@clutchbook/domain/billing/billing.errors'
import { type CountedKind, kindWords, limitOf } from '@clutchbook/domain/billing/billing.rules'
import type { PlanLimit } from '@clutchbook/domain/billing/billing.schema'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { getKeeperState, reserveQuota } from '../../platform/database/keeper-state.ts'
import type { BillingDependencies } from './billing-dependencies.ts'

/** How many records a plan holds. */
export function createPlanLimits({ db, planLimits }: Pick<BillingDependencies, 'db' | 'planLimits'>) {
  /** How many records of a kind the keeper's plan holds; null without a limit. */
  const limitFor = (actor: Actor, kind: CountedKind): number | null =>
    planLimits ? limitOf(actor.plan, kind) : null

  /** Where the keeper stands against one limit. */
  const getPlanLimit = async (actor: Actor, kind: CountedKind): Promise<PlanLimit> => {
    const { [kind]: count } = await getKeeperState(db, actor.keeperId)
    const limit = limitFor(actor, kind)
    return { count, limit, allowed: limit === null || count < limit }
  }

  return {
    limitFor,
    getPlanLimit,

    /** The same by its word on the wire; an unknown word is not found. */
    getPlanLimitByWord: (actor: Actor, word: string): Promise<PlanLimit> => {
      const kind = Object.hasOwn(kindWords, word) ? kindWords[word] : undefined
      if (!kind) throw new DomainError('not-found', 'There is no limit of that name')
      return getPlanLimit(actor, kind)
    },

    /** Throws 'plan-limit' where there is no place left now; `reserveQuota` decides. */
    ensureRoom: async (actor: Actor, kind: CountedKind): Promise<void> => {
      const { allowed } = await getPlanLimit(actor, kind)
      if (!allowed) throw planLimitReached(kind)
    },

    /**
     * Counts new records inside the transaction that makes them, one unless more are stated. Throws 'plan-limit' when
     * the plan does not hold all of them.
     */
    reserveQuota: async (tx: Tx, actor: Actor, kind: CountedKind, wanted = 1): Promise<void> => {
      const taken = await reserveQuota(tx, actor.keeperId, kind, limitFor(actor, kind), wanted)
      if (!taken) throw planLimitReached(kind)
    },
  }
}

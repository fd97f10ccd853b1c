import { isPaid } from '@clutchbook/domain/billing/billing.rules'
import { isoNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { bumpDataVersion } from '../../platform/database/keeper-state.ts'
import type { AfterCommit } from '../../platform/database/transaction.ts'
import type { PaymentParts } from './billing-dependencies.ts'
import { type PaymentProvider, type ProviderSubscription, UnknownAtProvider } from './payment-provider.ts'
import {
  changeSubscriptionState,
  findSubscriptionStateByCustomer,
  getPlan,
  numberQuestion,
  removeSubscriptionState,
  type SubscriptionState,
} from './subscriptions.repository.ts'

/** What the provider answered to a numbered question; 'gone' where it has deleted the customer. */
export type Heard = {
  readonly customerId: string
  readonly question: number
  readonly found: ProviderSubscription | null | 'gone'
}

/**
 * Keeps what is known of subscriptions in step with the provider. The plan follows what the provider answers when it is
 * asked, never what a message or a keeper says: so messages may come late, twice or in any order.
 */
export function createSubscriptionStates({ db, transact, clock, accounts, provider }: PaymentParts) {
  /** Asks the provider; null where the customer is nobody's here. */
  const ask = async (customerId: string): Promise<Heard | null> => {
    const question = await numberQuestion(db, customerId)
    return question === null
      ? null
      : { customerId, question, found: await findSubscription(provider, customerId) }
  }

  const write = async (tx: Tx, { customerId, question, found }: Heard): Promise<boolean> => {
    if (found === 'gone') {
      await removeSubscriptionState(tx, customerId)
      return true
    }
    return changeSubscriptionState(tx, customerId, question, {
      stripeSubscriptionId: found?.id ?? null,
      status: found?.status ?? null,
      periodEnd: found?.periodEnd ?? null,
      isCancelled: found?.isCancelled ?? false,
      answeredAt: isoNow(clock),
    })
  }

  /**
   * Whoever pays is Pro. Whoever has stopped is free; but a Pro that was never paid for, because the operator gave it,
   * is nothing the provider can take.
   */
  const changePlan = async (
    tx: Tx,
    afterCommit: AfterCommit,
    before: SubscriptionState,
    isPaidNow: boolean,
  ): Promise<void> => {
    const plan = await getPlan(tx, before.keeperId)
    if (isPaidNow && plan === 'free') await accounts.changePlan(tx, afterCommit, before.keeperId, 'pro')
    if (!isPaidNow && isPaid(before.status) && plan === 'pro')
      await accounts.changePlan(tx, afterCommit, before.keeperId, 'free')
  }

  /** Writes an answer down and lets the plan follow; false where it was left, because a later one has overtaken it. */
  const apply = async (tx: Tx, afterCommit: AfterCommit, heard: Heard): Promise<boolean> => {
    const owner = await findSubscriptionStateByCustomer(tx, heard.customerId)
    if (!owner) return false
    await bumpDataVersion(tx, owner.keeperId)
    // Read again now that the keeper's other changes wait: one may just have been kept.
    const before = await findSubscriptionStateByCustomer(tx, heard.customerId)
    if (!before || !(await write(tx, heard))) return false
    const isPaidNow = heard.found !== null && heard.found !== 'gone' && isPaid(heard.found.status)
    await changePlan(tx, afterCommit, before, isPaidNow)
    return true
  }

  /** Asks the provider how a customer stands, and writes it down. */
  const refresh = async (customerId: string): Promise<void> => {
    const heard = await ask(customerId)
    if (heard) await transact((tx, afterCommit) => apply(tx, afterCommit, heard))
  }

  return {
    ask,
    apply,
    refresh,

    /** Has the provider change a subscription, and writes down how it stands then. */
    change: async (customerId: string, work: () => Promise<ProviderSubscription>): Promise<void> => {
      const question = await numberQuestion(db, customerId)
      const found = await work()
      if (question === null) return
      const heard = { customerId, question, found }
      const isKept = await transact((tx, afterCommit) => apply(tx, afterCommit, heard))
      // Whoever asked meanwhile may have been answered before the change.
      if (!isKept) await refresh(customerId)
    },
  }
}

export type SubscriptionStates = ReturnType<typeof createSubscriptionStates>

/** The subscription that the provider knows of a customer. */
async function findSubscription(provider: PaymentProvider, customerId: string): Promise<Heard['found']> {
  try {
    return await provider.findSubscription(customerId)
  } catch (error) {
    if (error instanceof UnknownAtProvider) return 'gone'
    throw error
  }
}

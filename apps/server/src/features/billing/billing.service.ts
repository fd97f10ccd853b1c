import {
  cancelFailed,
  checkoutFailed,
  paymentsOff,
  portalFailed,
} from '@clutchbook/domain/billing/billing.errors'
import { stateOf } from '@clutchbook/domain/billing/billing.rules'
import type { PaymentPage, Subscription } from '@clutchbook/domain/billing/billing.schema'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import type { KeeperLeaves } from '../accounts/accounts.hooks.ts'
import type { BillingDependencies } from './billing-dependencies.ts'
import { noteLeaving } from './leaving-customers.repository.ts'
import { findPayments } from './payments.ts'
import { createPlanLimits } from './plan-limits.ts'
import { findSubscriptionState, getPlan } from './subscriptions.repository.ts'

/** Notes, as a keeper goes, what must end at the payment provider (ACC-102). */
export const leaveBilling: KeeperLeaves = (tx, { keeperId, now }) => noteLeaving(tx, keeperId, now)

/** Plans: what they allow, and how they are paid for. */
export function createBillingService(dependencies: BillingDependencies) {
  const { db, background, planLimits } = dependencies
  const payments = findPayments(dependencies)

  const getSubscription = async ({ keeperId }: Actor): Promise<Subscription> => {
    const subscriptionState = await findSubscriptionState(db, keeperId)
    const plan = await getPlan(db, keeperId)
    const { status = null, isCancelled = false } = subscriptionState ?? {}
    const state = stateOf(plan, { status, isCancelled: Boolean(isCancelled) })
    return {
      state,
      until: state === 'free' ? null : (subscriptionState?.periodEnd ?? null),
      isManaged: payments !== null && subscriptionState !== undefined,
      payments: payments !== null,
      limits: planLimits,
    }
  }

  return {
    ...createPlanLimits(dependencies),
    getSubscription,

    openCheckout: async (actor: Actor, caller: Caller): Promise<PaymentPage> => {
      if (!payments) throw checkoutFailed()
      return payments.checkout.openCheckout(actor, caller)
    },

    openPortal: async (actor: Actor): Promise<PaymentPage> => {
      if (!payments) throw portalFailed()
      return payments.checkout.openPortal(actor)
    },

    cancel: async (actor: Actor, caller: Caller): Promise<Subscription> => {
      if (!payments) throw cancelFailed()
      await payments.checkout.cancel(actor, caller)
      return getSubscription(actor)
    },

    /** Where a message of the provider is late or lost: asks the provider itself. */
    refresh: async (actor: Actor): Promise<Subscription> => {
      await payments?.refresh(actor)
      return getSubscription(actor)
    },

    takeMessage: async (body: Uint8Array, signature: string | undefined): Promise<void> => {
      if (!payments) throw paymentsOff()
      await payments.messages.take(body, signature)
    },

    /** Mends what lost messages have left behind. */
    reconcile: async (): Promise<void> => payments?.reconciling.reconcile(),

    /** Ends what keepers paid whose accounts are gone. */
    endLeaving: async (): Promise<void> => payments?.reconciling.endLeaving(),

    /** The same behind an answer that must not wait for the provider. */
    beginEndLeaving: (): void => {
      if (payments) background.begin(payments.reconciling.endLeaving)
    },
  }
}

export type BillingService = ReturnType<typeof createBillingService>

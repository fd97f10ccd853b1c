import {
  alreadyPro,
  cancelFailed,
  checkoutFailed,
  nothingToCancel,
  nothingToManage,
  portalFailed,
} from '@clutchbook/domain/billing/billing.errors'
import { isPaid } from '@clutchbook/domain/billing/billing.rules'
import type { PaymentPage } from '@clutchbook/domain/billing/billing.schema'
import { DomainError } from '@clutchbook/domain/kernel/domain-error'
import type { Actor } from '../../platform/actor.ts'
import type { Caller } from '../../platform/caller.ts'
import { isoNow } from '../../platform/clock.ts'
import { within } from '../../platform/deadline.ts'
import { createDistributedLock } from '../../platform/distributed-lock.ts'
import { createSingleFlight } from '../../platform/single-flight.ts'
import { type PaymentParts, providerPatienceMs } from './billing-dependencies.ts'
import { createCheckoutOpening } from './checkout-opening.ts'
import { UnknownAtProvider } from './payment-provider.ts'
import type { SubscriptionStates } from './subscription-states.ts'
import { findSubscriptionState, noteCheckout, type SubscriptionState } from './subscriptions.repository.ts'

/** What a keeper does about their plan: pay, manage, cancel. The provider is asked outside of every transaction. */
export function createCheckout(parts: PaymentParts, subscriptionStates: SubscriptionStates) {
  const { db, clock, log, audit, provider } = parts
  const openAnyhow = createCheckoutOpening(parts, subscriptionStates)
  const singleFlight = createSingleFlight()
  const withLock = createDistributedLock(parts)

  /** Does one thing with the provider for a keeper, once however often it is asked for at a time. */
  const deal = <T>(
    actor: Actor,
    step: string,
    failure: () => DomainError,
    work: () => Promise<T>,
  ): Promise<T> =>
    singleFlight(`${step} ${actor.keeperId}`, async () => {
      try {
        return await within(providerPatienceMs, work)
      } catch (error) {
        if (error instanceof DomainError) throw error
        log.error({ err: error, keeper: actor.keeperId }, `the payment provider failed at: ${step}`)
        throw failure()
      }
    })

  const cancel = async ({ stripeCustomerId }: SubscriptionState, subscriptionId: string): Promise<void> => {
    try {
      await subscriptionStates.change(stripeCustomerId, () => provider.cancelAtPeriodEnd(subscriptionId))
    } catch (error) {
      if (!(error instanceof UnknownAtProvider)) throw error
      // It has ended there without being heard here.
      await subscriptionStates.refresh(stripeCustomerId)
      throw nothingToCancel()
    }
  }

  const portal = async ({ stripeCustomerId }: SubscriptionState): Promise<PaymentPage> => {
    try {
      return { url: await provider.openPortal(stripeCustomerId) }
    } catch (error) {
      if (!(error instanceof UnknownAtProvider)) throw error
      // Deleted there without being heard here.
      await subscriptionStates.refresh(stripeCustomerId)
      throw nothingToManage()
    }
  }

  return {
    /** Answers the address of a checkout. Throws 'taken' for who is Pro already, 'unavailable' without an answer. */
    openCheckout: (actor: Actor, caller: Caller): Promise<PaymentPage> =>
      deal(actor, 'checkout', checkoutFailed, async () => {
        if (actor.plan === 'pro') throw alreadyPro()
        // Through two servers at once as well: two checkouts that are both paid would be two subscriptions.
        const url = await withLock(`checkout ${actor.keeperId}`, () => openAnyhow(actor))
        await noteCheckout(db, actor.keeperId, isoNow(clock))
        audit('checkout opened', caller, { keeperId: actor.keeperId })
        return { url }
      }),

    /** Answers the address of the provider's page for this keeper. Throws 'not-found' where nothing was ever paid. */
    openPortal: (actor: Actor): Promise<PaymentPage> =>
      deal(actor, 'portal', portalFailed, async () => {
        const subscriptionState = await findSubscriptionState(db, actor.keeperId)
        if (!subscriptionState) throw nothingToManage()
        return portal(subscriptionState)
      }),

    /** Cancels at the end of the paid period; a second call changes nothing. Throws 'not-found' where nothing runs. */
    cancel: (actor: Actor, caller: Caller): Promise<void> =>
      deal(actor, 'cancel', cancelFailed, () =>
        withLock(`cancel ${actor.keeperId}`, async () => {
          const subscriptionState = await findSubscriptionState(db, actor.keeperId)
          if (!subscriptionState?.stripeSubscriptionId || !isPaid(subscriptionState.status))
            throw nothingToCancel()
          if (subscriptionState.isCancelled) return
          await cancel(subscriptionState, subscriptionState.stripeSubscriptionId)
          audit('subscription cancelled', caller, { keeperId: actor.keeperId })
        }),
      ),
  }
}

import { paymentUnknown } from '@clutchbook/domain/billing/billing.errors'
import type { Actor } from '../../platform/actor.ts'
import { within } from '../../platform/deadline.ts'
import { type BillingDependencies, type PaymentParts, providerPatienceMs } from './billing-dependencies.ts'
import { createCheckout } from './checkout.ts'
import { createMessages } from './messages.ts'
import { createReconciling } from './reconciling.ts'
import { createSubscriptionStates } from './subscription-states.ts'
import { findSubscriptionState } from './subscriptions.repository.ts'

/** An answer as new as this is not asked for again. */
const freshMs = 3000

/** Everything that needs the provider; null where no payments are taken. */
export function findPayments(dependencies: BillingDependencies) {
  const { provider } = dependencies
  return provider && createPayments({ ...dependencies, provider })
}

function createPayments(parts: PaymentParts) {
  const { db, clock, log } = parts
  const subscriptionStates = createSubscriptionStates(parts)
  return {
    checkout: createCheckout(parts, subscriptionStates),
    messages: createMessages(parts, subscriptionStates),
    reconciling: createReconciling(parts, subscriptionStates),

    /** Asks how the keeper's subscription stands now. Throws 'unavailable' where the provider does not answer. */
    refresh: async ({ keeperId }: Actor): Promise<void> => {
      const subscriptionState = await findSubscriptionState(db, keeperId)
      if (!subscriptionState || clock.now().getTime() - Date.parse(subscriptionState.answeredAt) < freshMs)
        return
      try {
        await within(providerPatienceMs, () => subscriptionStates.refresh(subscriptionState.stripeCustomerId))
      } catch (error) {
        log.error({ err: error, keeper: keeperId }, 'the payment provider could not be asked')
        throw paymentUnknown()
      }
    },
  }
}

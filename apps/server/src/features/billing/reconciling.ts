import { isoAfter } from '../../platform/clock.ts'
import { within } from '../../platform/deadline.ts'
import { dayMs, hourMs, minuteMs } from '../../platform/durations.ts'
import { type PaymentParts, providerPatienceMs } from './billing-dependencies.ts'
import { listLeaving, removeLeaving } from './leaving-customers.repository.ts'
import { removeHeardBefore } from './payment-events.repository.ts'
import type { SubscriptionStates } from './subscription-states.ts'
import { listOverdue } from './subscriptions.repository.ts'

/** How many customers are asked about in one round, and after how many failures in a row a round is given up. */
const atMost = 500
const failuresAllowed = 3

/** Mends what messages that never came have left behind. */
export function createReconciling(
  { db, clock, log, provider }: PaymentParts,
  subscriptionStates: SubscriptionStates,
) {
  /** Does the same for many customers; failures are reported, and too many in a row end it until the next round. */
  const forEach = async (
    customers: readonly { stripeCustomerId: string }[],
    work: (id: string) => Promise<void>,
  ) => {
    let failures = 0
    for (const { stripeCustomerId } of customers) {
      try {
        await within(providerPatienceMs, () => work(stripeCustomerId))
        failures = 0
      } catch (error) {
        log.error({ err: error }, 'the payment provider could not be asked')
        failures += 1
        if (failures >= failuresAllowed) return
      }
    }
  }

  return {
    /** Asks about whom the provider should have told something by now, and once a day about everyone who pays. */
    reconcile: async (): Promise<void> => {
      const overdue = {
        endedBefore: isoAfter(clock, 0),
        checkoutSince: isoAfter(clock, -3 * dayMs),
        newCheckoutSince: isoAfter(clock, -6 * hourMs),
        answeredBefore: isoAfter(clock, -23 * hourMs),
        answeredSince: isoAfter(clock, -50 * minuteMs),
      }
      await forEach(await listOverdue(db, overdue, atMost), subscriptionStates.refresh)
      await removeHeardBefore(db, isoAfter(clock, -60 * dayMs))
    },

    /** Ends at the provider what keepers paid whose accounts are gone. */
    endLeaving: async (): Promise<void> => {
      await forEach(await listLeaving(db, atMost), async (stripeCustomerId) => {
        await provider.removeCustomer(stripeCustomerId)
        await removeLeaving(db, stripeCustomerId)
      })
    },
  }
}

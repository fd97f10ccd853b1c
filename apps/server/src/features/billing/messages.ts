import { paymentUnknown } from '@clutchbook/domain/billing/billing.errors'
import { isoNow } from '../../platform/clock.ts'
import { within } from '../../platform/deadline.ts'
import { type PaymentParts, providerPatienceMs } from './billing-dependencies.ts'
import { isHeard, noteHeard } from './payment-events.repository.ts'
import type { ProviderEvent } from './payment-provider.ts'
import type { Heard, SubscriptionStates } from './subscription-states.ts'

/** Messages after which a subscription may stand differently. */
const telling =
  /^(checkout\.session\.(completed|async_payment_succeeded)|customer\.(subscription\..+|deleted)|invoice\..+)$/

/** The provider's messages. Each is a knock: what it is about is asked for anew, and has one effect. */
export function createMessages(
  { db, transact, clock, log, provider }: PaymentParts,
  subscriptionStates: SubscriptionStates,
) {
  const askFor = async (event: ProviderEvent, customerId: string): Promise<Heard | null> => {
    try {
      return await within(providerPatienceMs, () => subscriptionStates.ask(customerId))
    } catch (error) {
      log.error({ err: error, event: event.id }, 'a message of the payment provider has to come again')
      throw paymentUnknown()
    }
  }

  return {
    /**
     * Takes a message in. Throws 'not-valid' for one that isn't the provider's, 'unavailable' where the provider does not
     * answer: it sends the message again then.
     */
    take: async (body: Uint8Array, signature: string | undefined): Promise<void> => {
      const event = provider.readEvent(body, signature)
      if (!telling.test(event.type) || (await isHeard(db, event.id))) return
      const heard = event.customerId === null ? null : await askFor(event, event.customerId)
      if (heard === null) {
        log.warn(
          { event: event.id, type: event.type },
          'a message of the payment provider is about nobody here',
        )
        return
      }
      await transact(async (tx, afterCommit) => {
        const isNew = await noteHeard(tx, { id: event.id, type: event.type, createdAt: isoNow(clock) })
        if (isNew) await subscriptionStates.apply(tx, afterCommit, heard)
      })
    },
  }
}

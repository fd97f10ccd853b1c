import { alreadyPro } from '@clutchbook/domain/billing/billing.errors'
import type { Actor } from '../../platform/actor.ts'
import { isoNow } from '../../platform/clock.ts'
import type { PaymentParts } from './billing-dependencies.ts'
import { type Payer, UnknownAtProvider } from './payment-provider.ts'
import type { SubscriptionStates } from './subscription-states.ts'
import {
  createSubscriptionState,
  findSubscriptionState,
  getPayer,
  getPlan,
  removeSubscriptionState,
} from './subscriptions.repository.ts'

/** Addresses of this domain are made up by the product: no mail goes there (RFC 2606). */
const noMail = /@no-mail\.invalid$/

/** Makes `openAnyhow`, which opens a checkout for a keeper and answers its address. */
export function createCheckoutOpening(
  { db, transact, clock, provider }: PaymentParts,
  subscriptionStates: SubscriptionStates,
) {
  const payerOf = async ({ keeperId }: Actor): Promise<Payer> => {
    const { email, createdAt } = await getPayer(db, keeperId)
    return { keeperId, createdAt, email: noMail.test(email) ? null : email }
  }

  /** The keeper's one customer, made now if there is none yet. */
  const ensureCustomer = async (actor: Actor): Promise<string> => {
    const known = await findSubscriptionState(db, actor.keeperId)
    if (known) return known.stripeCustomerId
    const stripeCustomerId = await provider.createCustomer(await payerOf(actor))
    const subscriptionState = { keeperId: actor.keeperId, stripeCustomerId, now: isoNow(clock) }
    await transact((tx) => createSubscriptionState(tx, subscriptionState))
    return (await findSubscriptionState(db, actor.keeperId))?.stripeCustomerId ?? stripeCustomerId
  }

  /**
   * Opens a checkout, unless the provider says that the keeper pays already. The checkouts are asked for before the
   * standing: one that is paid between the two questions shows in the second.
   */
  const open = async (actor: Actor): Promise<string> => {
    const customerId = await ensureCustomer(actor)
    const { openUrl, latestId } = await provider.findCheckout(customerId)
    await subscriptionStates.refresh(customerId)
    if ((await getPlan(db, actor.keeperId)) === 'pro') throw alreadyPro()
    return openUrl ?? provider.openCheckout(customerId, latestId)
  }

  /** The same where the provider may have deleted the customer in the meantime: the keeper gets a new one. */
  const openAnyhow = async (actor: Actor): Promise<string> => {
    try {
      return await open(actor)
    } catch (error) {
      if (!(error instanceof UnknownAtProvider)) throw error
      const gone = await findSubscriptionState(db, actor.keeperId)
      if (gone) await transact((tx) => removeSubscriptionState(tx, gone.stripeCustomerId))
      return open(actor)
    }
  }

  return openAnyhow
}

import { hash } from 'node:crypto'
import { forgedMessage } from '@clutchbook/domain/billing/billing.errors'
import { isPaid } from '@clutchbook/domain/billing/billing.rules'
import { Stripe } from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { StripeSettings } from '../../platform/settings/settings.ts'
import {
  type Payer,
  type PaymentProvider,
  type ProviderSubscription,
  UnknownAtProvider,
} from './payment-provider.ts'

/** How long one request may wait for an answer. It is sent a second time, and both fit into what a keeper waits. */
const requestMs = 3500

/** How old a signature may be, in seconds. */
const signatureSeconds = 300

export type StripeDependencies = {
  readonly settings: StripeSettings
  readonly publicUrl: string
  readonly clock: Clock
}

/** Makes a call that is sent twice at once have one effect. It holds for a minute: a failure is kept as long too. */
const createOnce =
  (clock: Clock) =>
  (...parts: readonly unknown[]) => ({
    idempotencyKey: hash('sha256', JSON.stringify([...parts, Math.floor(clock.now().getTime() / 60_000)])),
  })

/** Payments through Stripe, by its own client. */
export function createStripeProvider({ settings, publicUrl, clock }: StripeDependencies): PaymentProvider {
  const stripe = new Stripe(settings.secretKey, {
    timeout: requestMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings.apiBase),
  })
  const onceOf = createOnce(clock)

  return {
    createCustomer: (payer) =>
      known(async () => {
        const customer = customerOf(payer)
        return (await stripe.customers.create(customer, onceOf('customer', payer))).id
      }),

    ...pagesOf(stripe, { settings, publicUrl, onceOf }),

    findSubscription: (customerId) =>
      known(async () => {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 20 })
        // Newest first; one that is paid stands before one that is not.
        const shown = data.find(({ status }) => isPaid(status)) ?? data[0]
        return shown ? subscriptionOf(shown) : null
      }),

    cancelAtPeriodEnd: (subscriptionId) =>
      running(async () =>
        subscriptionOf(await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true })),
      ),

    removeCustomer: (customerId) =>
      known(async () => {
        await stripe.customers.del(customerId)
      }).catch((error: unknown) => {
        if (!(error instanceof UnknownAtProvider)) throw error
      }),

    readEvent: (body, signature) => {
      const event = verified(() =>
        stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          settings.webhookSecret,
          signatureSeconds,
          undefined,
          clock.now().getTime(),
        ),
      )
      return { id: event.id, type: event.type, customerId: customerIdOf(event.data.object) }
    },
  }
}

type PageDependencies = Pick<StripeDependencies, 'settings' | 'publicUrl'> & {
  readonly onceOf: ReturnType<typeof createOnce>
}

/** The provider's own pages: where a keeper pays, and where one sees to what was paid. */
function pagesOf(
  stripe: Stripe,
  { settings, publicUrl, onceOf }: PageDependencies,
): Pick<PaymentProvider, 'findCheckout' | 'openCheckout' | 'openPortal'> {
  return {
    findCheckout: (customerId) =>
      known(async () => {
        const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: 1 })
        const latest = data[0]
        return { latestId: latest?.id ?? null, openUrl: latest?.status === 'open' ? latest.url : null }
      }),

    openCheckout: (customerId, latestId) =>
      known(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: customerId,
            line_items: [{ price: settings.priceId, quantity: 1 }],
            allow_promotion_codes: true,
            success_url: `${publicUrl}/subscription/success`,
            cancel_url: `${publicUrl}/subscribe`,
          },
          onceOf('checkout', customerId, latestId, settings.priceId, publicUrl),
        )
        return urlOf(session)
      }),

    openPortal: (customerId) =>
      known(async () => {
        const session = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${publicUrl}/subscribe`,
        })
        return urlOf(session)
      }),
  }
}

function addressOf(
  apiBase: string | null,
): { host: string; port: string; protocol: 'http' | 'https' } | object {
  if (apiBase === null) return {}
  const { hostname, port, protocol } = new URL(apiBase)
  const isPlain = protocol === 'http:'
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' }
}

/** Tells a reference that leads nowhere from every other failure. */
async function known<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw isMissing(error) ? new UnknownAtProvider('The provider has nothing of that reference') : error
  }
}

/** The same for a subscription: one that has ended is refused like one that never was. */
async function running<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    throw error instanceof Stripe.errors.StripeInvalidRequestError
      ? new UnknownAtProvider('The subscription does not run any more')
      : error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (error.param === 'customer' || error.param === 'id')

function customerOf({ keeperId, email }: Payer): Stripe.CustomerCreateParams {
  return { metadata: { keeper: keeperId }, ...(email === null ? {} : { email }) }
}

function urlOf({ url }: { url: string | null }): string {
  if (!url) throw new Error('The payment provider answered no address')
  return url
}

function subscriptionOf({
  id,
  status,
  cancel_at,
  cancel_at_period_end,
  items,
}: Stripe.Subscription): ProviderSubscription {
  // An answer that is no subscription must not pass for one that has ended.
  if (typeof id !== 'string' || typeof status !== 'string')
    throw new Error('The payment provider answered no subscription')
  const periodEnds = items.data.map((item) => item.current_period_end)
  const endsAt = cancel_at ?? (periodEnds.length > 0 ? Math.min(...periodEnds) : null)
  return {
    id,
    status,
    periodEnd: endsAt === null ? null : new Date(endsAt * 1000).toISOString(),
    isCancelled: cancel_at_period_end || cancel_at !== null,
  }
}

/** What stands in a message is believed only when it is signed. */
function verified(read: () => Stripe.Event): Stripe.Event {
  try {
    const event = read()
    if (typeof event.id === 'string' && typeof event.type === 'string' && event.data?.object) return event
  } catch {
    throw forgedMessage()
  }
  throw forgedMessage()
}

/** Whom a message is about: a customer itself, or what names its customer. */
function customerIdOf(about: object): string | null {
  const { object, id, customer } = about as { object?: unknown; id?: unknown; customer?: unknown }
  if (object === 'customer') return typeof id === 'string' ? id : null
  if (typeof customer === 'string') return customer
  const expanded = (customer as { id?: unknown } | null | undefined)?.id
  return typeof expanded === 'string' ? expanded : null
}

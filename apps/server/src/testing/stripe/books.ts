import { randomBytes } from 'node:crypto'
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PortalSession,
  StripeEvent,
  StripeRecord,
  Subscription,
} from './records.ts'

const day = 24 * 60 * 60
const month = 30 * day

/** What the provider has on its books, and how it changes. Each change makes the messages that the provider would send. */
export function createBooks(now: () => Date, address: () => string) {
  const customers = new Map<string, Customer>()
  const deleted = new Set<string>()
  const sessions = new Map<string, CheckoutSession>()
  const portals = new Map<string, PortalSession>()
  const subscriptions = new Map<string, Subscription>()
  const prices = new Map<string, string>()
  const events: StripeEvent[] = []

  const seconds = (): number => Math.floor(now().getTime() / 1000)
  const newId = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`

  const tell = (type: string, object: StripeRecord): void => {
    events.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      type,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      livemode: false,
    })
  }

  const tellInvoice = (type: string, subscription: Subscription, status: Invoice['status']): void =>
    tell(type, {
      id: newId('in'),
      object: 'invoice',
      created: seconds(),
      customer: subscription.customer,
      status,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      livemode: false,
    })

  const subscribe = (customer: string, price: string): Subscription => {
    const id = newId('sub')
    const period = { current_period_start: seconds(), current_period_end: seconds() + month }
    return {
      id,
      object: 'subscription',
      created: seconds(),
      customer,
      status: 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      items: {
        object: 'list',
        has_more: false,
        url: `/v1/subscription_items?subscription=${id}`,
        data: [
          {
            id: newId('si'),
            object: 'subscription_item',
            ...period,
            quantity: 1,
            price: { id: price, object: 'price', recurring: { interval: 'month', interval_count: 1 } },
          },
        ],
      },
      metadata: {},
      livemode: false,
    }
  }

  const end = (subscription: Subscription): void => {
    Object.assign(subscription, { status: 'canceled', ended_at: seconds() })
    subscription.canceled_at ??= seconds()
    tell('customer.subscription.deleted', subscription)
  }

  return {
    customers,
    deleted,
    sessions,
    portals,
    subscriptions,
    events,

    addCustomer: (email: string | null, metadata: Record<string, string>): Customer => {
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        created: seconds(),
        email,
        metadata,
        livemode: false,
      }
      customers.set(customer.id, customer)
      tell('customer.created', customer)
      return customer
    },

    /** Ends what the customer pays for at once, as the provider does with one who is deleted. */
    removeCustomer: (customer: Customer): void => {
      for (const subscription of subscriptions.values())
        if (subscription.customer === customer.id && subscription.status !== 'canceled') end(subscription)
      for (const session of sessions.values())
        if (session.customer === customer.id && session.status === 'open') session.status = 'expired'
      customers.delete(customer.id)
      deleted.add(customer.id)
      tell('customer.deleted', customer)
    },

    openCheckout: (
      asked: Pick<CheckoutSession, 'customer' | 'allow_promotion_codes' | 'success_url' | 'cancel_url'>,
      price: string,
    ): CheckoutSession => {
      const id = newId('cs_test')
      const session: CheckoutSession = {
        id,
        object: 'checkout.session',
        created: seconds(),
        expires_at: seconds() + day,
        mode: 'subscription',
        status: 'open',
        payment_status: 'unpaid',
        subscription: null,
        url: `${address()}/pay/${id}`,
        metadata: {},
        livemode: false,
        ...asked,
      }
      sessions.set(id, session)
      prices.set(id, price)
      return session
    },

    /** The customer has paid. */
    pay: (session: CheckoutSession): Subscription => {
      const subscription = subscribe(session.customer, prices.get(session.id) ?? '')
      subscriptions.set(subscription.id, subscription)
      tell('customer.subscription.created', subscription)
      tellInvoice('invoice.paid', subscription, 'paid')
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        subscription: subscription.id,
        url: null,
      })
      tell('checkout.session.completed', session)
      return subscription
    },

    openPortal: (customer: string, returnUrl: string): PortalSession => {
      const id = newId('bps')
      const portal: PortalSession = {
        id,
        object: 'billing_portal.session',
        created: seconds(),
        customer,
        return_url: returnUrl,
        url: `${address()}/portal/${id}`,
        livemode: false,
      }
      portals.set(id, portal)
      return portal
    },

    /** No further payment, or payments again. */
    setCancel: (subscription: Subscription, isCancelled: boolean): void => {
      subscription.cancel_at_period_end = isCancelled
      subscription.cancel_at = isCancelled ? (subscription.items.data[0]?.current_period_end ?? null) : null
      subscription.canceled_at = isCancelled ? seconds() : null
      tell('customer.subscription.updated', subscription)
    },

    /** The paid period is over: one that is cancelled or was refused all along ends, another is paid for anew. */
    endPeriod: (subscription: Subscription): void => {
      if (subscription.cancel_at_period_end || subscription.status === 'past_due') {
        end(subscription)
        return
      }
      for (const item of subscription.items.data) {
        item.current_period_start = item.current_period_end
        item.current_period_end += month
      }
      tell('customer.subscription.updated', subscription)
      tellInvoice('invoice.paid', subscription, 'paid')
    },

    /** A payment is refused; it will be tried again. */
    failPayment: (subscription: Subscription): void => {
      subscription.status = 'past_due'
      tell('customer.subscription.updated', subscription)
      tellInvoice('invoice.payment_failed', subscription, 'open')
    },

    /** The refused payment goes through after all. */
    takePayment: (subscription: Subscription): void => {
      subscription.status = 'active'
      tell('customer.subscription.updated', subscription)
      tellInvoice('invoice.paid', subscription, 'paid')
    },

    end,
  }
}

export type Books = ReturnType<typeof createBooks>

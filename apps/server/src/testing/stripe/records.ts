/** What the stand-in keeps; field names are those of the provider's own interface, moments are seconds. */
export type Customer = {
  id: string
  object: 'customer'
  created: number
  email: string | null
  metadata: Record<string, string>
  livemode: false
}

export type CheckoutSession = {
  id: string
  object: 'checkout.session'
  created: number
  expires_at: number
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  customer: string
  subscription: string | null
  allow_promotion_codes: boolean
  success_url: string
  cancel_url: string
  url: string | null
  metadata: Record<string, string>
  livemode: false
}

export type PortalSession = {
  id: string
  object: 'billing_portal.session'
  created: number
  customer: string
  return_url: string
  url: string
  livemode: false
}

export type Subscription = {
  id: string
  object: 'subscription'
  created: number
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'unpaid'
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  items: {
    object: 'list'
    has_more: false
    url: string
    data: {
      id: string
      object: 'subscription_item'
      current_period_start: number
      current_period_end: number
      quantity: number
      price: { id: string; object: 'price'; recurring: { interval: 'month'; interval_count: 1 } }
    }[]
  }
  metadata: Record<string, string>
  livemode: false
}

export type Invoice = {
  id: string
  object: 'invoice'
  created: number
  customer: string
  status: 'paid' | 'open'
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  livemode: false
}

export type StripeRecord = Customer | CheckoutSession | PortalSession | Subscription | Invoice

/** A message as it is sent: what happened, and a picture of the record as it was then. */
export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: StripeRecord }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  livemode: false
}

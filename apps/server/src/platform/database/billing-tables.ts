import type { Flag, Moment } from './stored-values.ts'

/** What the payment provider is known to have said of a keeper; one who never went to a checkout has no row. */
export type SubscriptionTable = {
  keeperId: number
  /** References at the provider: never answered to anyone. */
  stripeCustomerId: string
  stripeSubscriptionId: string | null
  /** The provider's own word; null without a subscription. */
  status: string | null
  /** When the paid period ends. */
  periodEnd: Moment | null
  /** No further payment will be taken. */
  isCancelled: Flag
  /** The number of the latest question to the provider, and of the one whose answer stands here. */
  asked: number
  answered: number
  /** When the answer came. */
  answeredAt: Moment
  /** When a checkout was opened last; a payment may follow for a day. */
  checkoutAt: Moment | null
}

/** Messages of the provider that have been applied, so that each has one effect. */
export type PaymentEventTable = { id: string; type: string; createdAt: Moment }

/** Customers whose account is gone and who must go at the provider too, which ends what they pay for. */
export type LeavingCustomerTable = { stripeCustomerId: string; createdAt: Moment }

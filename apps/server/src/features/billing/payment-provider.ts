/** What the provider says of a subscription now. */
export type ProviderSubscription = {
  readonly id: string
  /** The provider's own word for its state. */
  readonly status: string
  /** When the paid period ends, or the earlier moment for which it was cancelled; ISO 8601 in UTC. */
  readonly periodEnd: string | null
  /** No further payment will be taken. */
  readonly isCancelled: boolean
}

/** Of a message from the provider, all that is believed: which one it is, and whom it is about. */
export type ProviderEvent = { readonly id: string; readonly type: string; readonly customerId: string | null }

/** Who pays, as the provider is told. */
export type Payer = { readonly keeperId: number; readonly createdAt: string; readonly email: string | null }

/**
 * Who takes the payments. A call that takes a reference throws `UnknownAtProvider` where the provider has nothing of that
 * reference any more; each throws where there is no answer, or none that can be used.
 */
export type PaymentProvider = {
  /** Makes a customer and answers its reference. */
  readonly createCustomer: (payer: Payer) => Promise<string>
  /** The customer's latest checkout, and where it can still be paid. */
  readonly findCheckout: (customerId: string) => Promise<{ latestId: string | null; openUrl: string | null }>
  /** Opens a checkout after the latest one and answers its address; asked twice at a time it opens one. */
  readonly openCheckout: (customerId: string, latestId: string | null) => Promise<string>
  /** Opens the page where a customer manages what they pay, and answers its address. */
  readonly openPortal: (customerId: string) => Promise<string>
  /** What the customer pays for, or paid for last; null for nothing yet. */
  readonly findSubscription: (customerId: string) => Promise<ProviderSubscription | null>
  /** Lets a running subscription end with its paid period. */
  readonly cancelAtPeriodEnd: (subscriptionId: string) => Promise<ProviderSubscription>
  /** Ends everything of a customer at once; one who is gone already is no failure. */
  readonly removeCustomer: (customerId: string) => Promise<void>
  /** Reads a message of the provider. Throws 'not-valid' unless it is signed, and signed now. */
  readonly readEvent: (body: Uint8Array, signature: string | undefined) => ProviderEvent
}

/** The provider knows no such customer or running subscription, or no longer. */
export class UnknownAtProvider extends Error {}

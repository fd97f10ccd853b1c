/** Where a call comes from, as far as it can be believed; for limits, the list of sessions and the audit log. */
export type Caller = {
  /** The address of the peer, or what a trusted proxy says of it; null for the product's own work. */
  readonly address: string | null
  /** What the browser says it is; empty where it says nothing. */
  readonly userAgent: string
}

/** The product itself: the operator's commands, the demo. It is never slowed down. */
export const ownWork: Caller = { address: null, userAgent: '' }

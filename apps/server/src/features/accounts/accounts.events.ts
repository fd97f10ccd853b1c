/** An account is gone with all rows of its keeper; what is no row must go now. */
export type AccountRemoved = {
  readonly type: 'accounts.removed'
  readonly keeperId: number
  /** Where mail of the account went. */
  readonly addresses: readonly string[]
}

import type { Tx } from '../../platform/database/database.ts'

/** An account is gone with all rows of its keeper; what is no row must go now. */
export type AccountRemoved = {
  readonly type: 'accounts.removed'
  readonly keeperId: number
  /** Where mail of the account went. */
  readonly addresses: readonly string[]
}

/**
 * What an area does when a keeper leaves, in the transaction that removes them and while their rows still stand. An area
 * exports such a function and product.ts hands it to the accounts; what need not be of the same transaction listens for
 * `accounts.removed` instead.
 */
export type KeeperLeaves = (
  tx: Tx,
  leaving: { readonly keeperId: number; readonly now: string },
) => Promise<void>

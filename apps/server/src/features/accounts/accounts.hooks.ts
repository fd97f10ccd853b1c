import type { Tx } from '../../platform/database/database.ts'

/** An account that is gone with all rows of its keeper. */
export type RemovedAccount = {
  readonly keeperId: number
  /** Where mail of the account went. */
  readonly addresses: readonly string[]
}

/**
 * What an area does when a keeper leaves, in the transaction that removes them and while their rows still stand. An area
 * exports such a function and product.ts hands it to the accounts.
 */
export type KeeperLeaves = (
  tx: Tx,
  leaving: { readonly keeperId: number; readonly now: string },
) => Promise<void>

/** Removes what an account had beside its rows, such as files, once these are gone for good (ACC-102). */
export type AfterRemoval = (removed: RemovedAccount) => Promise<void> | void

import type { Tx } from '../../platform/database/database.ts'

/**
 * What an area does when boxes leave: it lets go of them and keeps everything else, in the transaction that removes them and
 * while their rows still stand. An area exports such a function and product.ts hands it to incubation.
 */
export type BoxLeaves = (tx: Tx, keeperId: number, boxIds: readonly number[]) => Promise<void>

import type { KeptMove } from '@clutchbook/domain/breeding/status-moves.rules'
import type { Tx } from '../../platform/database/database.ts'

/** A clutch that is about to leave its project, or to go, and the statuses between which it moved that. */
type LeavingClutch = KeptMove & {
  readonly keeperId: number
  readonly id: number
  readonly breedingProjectId: number | null
}

/**
 * What an area does when a clutch leaves its project, in the transaction that takes it out and while it still lies there. An
 * area exports such a function and product.ts hands it to eggs.
 */
export type ClutchLeaves = (tx: Tx, clutch: LeavingClutch) => Promise<void>

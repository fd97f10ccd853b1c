import type { TrashKind } from '@clutchbook/domain/trash/trash.rules'
import type { Tx } from '../../platform/database/database.ts'
import type { CounterDeltas } from '../../platform/database/keeper-state.ts'

/** A record that is about to be deleted, and the words by which it is shown in the trash. */
export type Discarded = {
  readonly id: number
  readonly label: string
  readonly note: string | null
  readonly mediaId?: number | null
}

/** Own records of one kind that are deleted together, in this order. */
export type Discarding = {
  readonly kind: TrashKind
  readonly keeperId: number
  readonly records: readonly Discarded[]
}

/**
 * Lets those of these numbers go that nothing hangs on together, all at once. Answers for each, in their order, by how
 * much the keeper's counts moved.
 */
export type LeaveTogether = (ids: readonly number[]) => Promise<readonly CounterDeltas[]>

/**
 * Deletes by `leave`, having written down what is needed to bring each back by itself, in the same transaction. Every
 * area that deletes animals, projects, eggs or events does so through this; the trash, which comes after all of them,
 * is handed to them by product.ts.
 */
export type KeepInTrash = (tx: Tx, what: Discarding, leave: LeaveTogether) => Promise<void>

/**
 * How an own record of one kind leaves: everything that points at it lets go, its row goes, and the counts follow; it
 * answers by how much. It is the same whether a keeper deletes it or the trash takes it out again that it had to put back
 * for a moment.
 */
export type LeaveRecord = (tx: Tx, keeperId: number, id: number) => Promise<CounterDeltas>

/** How a record leaves whose kind no count of the keeper's state is of. */
export const leaveUncounted =
  (remove: (...record: Parameters<LeaveRecord>) => Promise<unknown>): LeaveRecord =>
  async (...record) => {
    await remove(...record)
    return {}
  }

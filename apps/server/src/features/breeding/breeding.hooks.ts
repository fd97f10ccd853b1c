import type { Tx } from '../../platform/database/database.ts'

/** A project that is about to go, and the name by which what stays behind may remember it. */
export type LeavingProject = { readonly keeperId: number; readonly id: number; readonly name: string }

/**
 * What an area does when a project leaves (BRD-50): it sets its references to the project to null and keeps everything
 * else, in the transaction that removes the project. It is called while the project's row still stands. An area exports
 * such a function and product.ts hands it to breeding.
 */
export type ProjectLeaves = (tx: Tx, project: LeavingProject) => Promise<void>

/** The two animals of a project. */
type PairOfProject = { readonly maleId: number | null; readonly femaleId: number | null }

/** A project whose pair is corrected: it as it was, and as it is. */
type CorrectedPair = {
  readonly keeperId: number
  readonly id: number
  readonly before: PairOfProject
  readonly after: PairOfProject
}

/** What an area does when a project gets another pair, in the transaction that writes it and after that. */
export type PairChanges = (tx: Tx, project: CorrectedPair) => Promise<void>

import { currentAuthor } from '../author.ts'
import { type Clock, isoNow, systemClock } from '../clock.ts'
import { isAway, OutcomeUnknownError } from '../faults.ts'
import { createRecorder, type Touched } from './changes/recorder.ts'
import { watchTransaction } from './changes/watched-transaction.ts'
import type { Db, Tx } from './database.ts'

/** Something to do once the transaction has committed: send a mail, remove a file. */
export type AfterCommit = (task: () => unknown) => void

/**
 * Runs work in one transaction: all of it is kept, or none. Throws `OutcomeUnknownError` where the database was cut off
 * before it said which; the work itself was done by then, so only a call with a key is safe to repeat.
 */
export type Transact = <T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>) => Promise<T>

/** Has what follows from the data of a keeper follow what a transaction did to them, at its end and in it (decision 0090). */
export type Recompute = (tx: Tx, touched: Touched) => Promise<void>

const recomputeNothing: Recompute = async () => {}

/**
 * Makes `transact`. What a transaction does to records leaves changes (decision 0089). Tasks for after the commit run in
 * order; one that fails is reported and can't undo or fail what is already kept.
 */
export function createTransact(
  db: Db,
  report: (error: unknown) => void,
  clock: Clock = systemClock,
  recompute: Recompute = recomputeNothing,
): Transact {
  return async (work) => {
    const recorder = createRecorder(currentAuthor(), () => isoNow(clock))
    const tasks: (() => unknown)[] = []
    let isWorkDone = false
    const run = async (tx: Tx) => {
      const result = await work(watchTransaction(tx, recorder), (task) => tasks.push(task))
      for (const touched of recorder.listTouched()) await recompute(tx, touched)
      await recorder.write(tx)
      isWorkDone = true
      return result
    }
    const result = await db
      .transaction()
      .execute(run)
      .catch((error: unknown) => {
        throw isWorkDone && isAway(error) ? new OutcomeUnknownError(error) : error
      })
    for (const task of tasks) await attempt(task, report)
    return result
  }
}

async function attempt(task: () => unknown, report: (error: unknown) => void): Promise<void> {
  try {
    await task()
  } catch (error) {
    report(error)
  }
}

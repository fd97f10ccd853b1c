import type { Db, Tx } from './database.ts'

/** Something to do once the transaction has committed: send a mail, announce an event, remove a file. */
export type AfterCommit = (task: () => unknown) => void

/** Runs work in one transaction: all of it is kept, or none. */
export type Transact = <T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>) => Promise<T>

/**
 * Makes `transact`. Tasks for after the commit run in order; one that fails is reported and can't undo or fail
 * what is already kept.
 */
export function createTransact(db: Db, report: (error: unknown) => void): Transact {
  return async (work) => {
    const tasks: (() => unknown)[] = []
    const result = await db.transaction().execute((tx) => work(tx, (task) => tasks.push(task)))
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

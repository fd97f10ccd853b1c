import { setImmediate as nextTurn } from 'node:timers/promises'
import { isAway, OutcomeUnknownError } from '../faults.ts'
import type { Db, Tx } from './database.ts'

/** Something to do once the transaction has committed: send a mail, announce an event, remove a file. */
export type AfterCommit = (task: () => unknown) => void

/**
 * Runs work in one transaction: all of it is kept, or none. Throws `OutcomeUnknownError` where the database was cut off
 * before it said which; the work itself was done by then, so only a call with a key is safe to repeat.
 */
export type Transact = <T>(work: (tx: Tx, afterCommit: AfterCommit) => Promise<T>) => Promise<T>

/** Does pieces of work, each when it may. */
type Arrange = <T>(work: () => Promise<T>) => Promise<T>

/** So long transactions may follow each other before everyone else is looked after, in milliseconds. */
const stretchMs = 3

/**
 * Transactions one after the other, and a turn of the event loop from time to time. Within the process each of them holds
 * everyone up, so what was asked meanwhile is answered before a long row of them goes on.
 */
export function inStretches(): Arrange {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let begun = 0
  const rest = async (): Promise<void> => {
    waiting -= 1
    if (waiting === 0 || performance.now() - begun < stretchMs) return
    await nextTurn()
    begun = performance.now()
  }
  return (work) => {
    if (waiting === 0) begun = performance.now()
    waiting += 1
    const done = last.then(work)
    last = done.then(rest, rest)
    return done
  }
}

const atOnce: Arrange = (work) => work()

/**
 * Makes `transact`. Tasks for after the commit run in order; one that fails is reported and can't undo or fail
 * what is already kept.
 */
export function createTransact(
  db: Db,
  report: (error: unknown) => void,
  arrange: Arrange = atOnce,
): Transact {
  return async (work) => {
    const tasks: (() => unknown)[] = []
    let isWorkDone = false
    const run = async (tx: Tx) => {
      const result = await work(tx, (task) => tasks.push(task))
      isWorkDone = true
      return result
    }
    const result = await arrange(() => db.transaction().execute(run)).catch((error: unknown) => {
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

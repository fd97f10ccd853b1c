import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, isoAfter, isoNow } from './clock.ts'
import { lockAttempts, removeAttempts, takeName } from './database/attempts.ts'
import type { Transact } from './database/transaction.ts'

/** How long a name stays taken whose server has died; longer than any work under one lasts. */
const longestMs = 60_000

const lookAgainMs = 150
const patienceMs = 8000

/** Does work under a name. */
export type DistributedLock = <T>(name: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets one call of a name work at a time, over all servers on one database; others wait for their turn, and throw when
 * it does not come. No transaction is open meanwhile, so the work may ask somebody far away.
 */
export function createDistributedLock({
  transact,
  clock,
}: {
  transact: Transact
  clock: Clock
}): DistributedLock {
  const take = (key: string, mark: number): Promise<boolean> =>
    transact((tx) => takeName(tx, key, { mark, now: isoNow(clock), until: isoAfter(clock, longestMs) }))

  const giveBack = (key: string, mark: number): Promise<void> =>
    transact(async (tx) => {
      // It is another's by now where this work has outlasted its time.
      const { count } = await lockAttempts(tx, key, isoNow(clock))
      if (count === mark || count === 0) await removeAttempts(tx, key)
    })

  return async (name, work) => {
    const key = `alone ${name}`
    const mark = randomInt(1, 2 ** 31)
    const last = performance.now() + patienceMs
    while (!(await take(key, mark))) {
      if (performance.now() > last) throw new Error(`Something else is still under way: ${name}`)
      await pause(lookAgainMs)
    }
    try {
      return await work()
    } finally {
      // Where this fails, the name is free again in a minute; what was done is done.
      await giveBack(key, mark).catch(() => {})
    }
  }
}

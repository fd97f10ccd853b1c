import { setImmediate as yieldToOthers } from 'node:timers/promises'

/** One portion after the other; between two of them everyone else has a turn, whom a long row of them would hold up. */
export async function* yieldBetween<T>(portions: Iterable<T>): AsyncGenerator<T> {
  let isFirst = true
  for (const portion of portions) {
    if (!isFirst) await yieldToOthers()
    isFirst = false
    yield portion
  }
}

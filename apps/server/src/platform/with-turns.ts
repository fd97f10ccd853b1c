import { setImmediate as nextTurn } from 'node:timers/promises'

/** One portion after the other; between two of them everyone else has a turn, whom a long row of them would hold up. */
export async function* withTurns<T>(portions: Iterable<T>): AsyncGenerator<T> {
  let isFirst = true
  for (const portion of portions) {
    if (!isFirst) await nextTurn()
    isFirst = false
    yield portion
  }
}

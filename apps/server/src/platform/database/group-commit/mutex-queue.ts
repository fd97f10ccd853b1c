/** So long turns may follow each other before everyone else is looked after, in milliseconds. */
const stretchMs = 3

/** A line of those who want one thing that only one can have at a time. Whoever has taken it must pass it on. */
export type MutexQueue = { readonly take: () => Promise<void>; readonly pass: () => void }

/**
 * Turns one after the other, in the order they were asked for, and a turn of the event loop from time to time. Within the
 * process each of them holds everyone up, so what was asked meanwhile is looked at before a long row of them goes on.
 */
export function createMutexQueue(): MutexQueue {
  const waiting: (() => void)[] = []
  let isTaken = false
  let begun = 0

  const goOn = (): void => {
    const next = waiting.shift()
    isTaken = next !== undefined
    next?.()
  }
  const goOnAnew = (): void => {
    begun = performance.now()
    goOn()
  }
  return {
    take: () => {
      if (isTaken) return new Promise((resolve) => waiting.push(resolve))
      isTaken = true
      begun = performance.now()
      return Promise.resolve()
    },
    pass: () => {
      if (waiting.length === 0 || performance.now() - begun < stretchMs) goOn()
      else setImmediate(goOnAnew)
    },
  }
}

import { DomainError } from '@clutchbook/domain/kernel/domain-error'

/** How many pieces of one kind of work run at once, and how many may wait; any number unless stated. */
export type SemaphoreLimits = { readonly permits: number; readonly maxWaiting?: number }

/** Gives a permit back. A second call does nothing. */
export type Release = () => void

/** Limits how much of one kind of work runs at once. Both throw 'unavailable' when too much is waiting already. */
export type Semaphore = {
  /** Runs work under a permit, at once where one is free. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>
  readonly acquire: () => Promise<Release>
}

/**
 * A counting semaphore; waiting work goes on in the order it came. It keeps a flood of heavy work from taking all memory
 * or all processors from everyone else.
 */
export function createSemaphore({ permits, maxWaiting = Infinity }: SemaphoreLimits): Semaphore {
  const waiting: (() => void)[] = []
  let free = permits

  const tryEnter = (): boolean => {
    if (free === 0) return false
    free -= 1
    return true
  }
  const waitForPermit = (): Promise<void> => {
    if (waiting.length >= maxWaiting)
      throw new DomainError('unavailable', 'Too many people are signing in. Please try again in a moment.')
    return new Promise((resolve) => waiting.push(resolve))
  }
  /** Hands the permit to whoever has waited longest. */
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return {
    run: async (work) => {
      if (!tryEnter()) await waitForPermit()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    acquire: async () => {
      if (!tryEnter()) await waitForPermit()
      let isHeld = true
      return () => {
        if (isHeld) leave()
        isHeld = false
      }
    },
  }
}

import { DomainError } from '@clutchbook/domain/kernel/domain-error'

/** How much of one kind of work may be done at once, and how much may wait; beyond that work is refused. */
export type TurnLimits = { readonly atOnce: number; readonly mostWaiting: number }

/** Does one piece of work when its turn has come. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Lets heavy work through a few pieces at a time, in the order it came, so that a flood of it can take neither all
 * memory nor all processors from everyone else. Throws 'unavailable' when too much is waiting already.
 */
export function createTurns({ atOnce, mostWaiting }: TurnLimits): TakeTurn {
  const waiting: (() => void)[] = []
  let running = 0

  const begin = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= mostWaiting)
      throw new DomainError('unavailable', 'Too many people are at the door. Please try again in a moment.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  /** Hands the free place to who has waited longest. */
  const end = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async (work) => {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }
}

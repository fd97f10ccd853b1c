/** Work that no answer waits for. */
export type Background = {
  /** Begins work at once and returns; a failure is reported. */
  readonly begin: (work: () => Promise<void>) => void
  /** Resolves when nothing is under way. */
  readonly finish: () => Promise<void>
}

export function createBackground(report: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  return {
    begin: (work) => {
      const done = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },
    finish: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

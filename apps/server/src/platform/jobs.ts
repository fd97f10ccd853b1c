/** Work that comes round again while the server runs. */
export type Job = { readonly name: string; readonly everySeconds: number; readonly run: () => Promise<void> }

export type Jobs = {
  /** Settles once each job has run for the first time. */
  readonly firstRound: Promise<void>
  /** Stops them all, and waits for those under way. */
  readonly stop: () => Promise<void>
}

/**
 * Starts jobs; each runs once now, then again that long after it has ended. The first time they run in turn: all at once
 * would open a connection to the database for each of them.
 */
export function startJobs(jobs: readonly Job[], report: (error: unknown, job: string) => void): Jobs {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const start = (job: Job): Promise<void> => {
    const round = job
      .run()
      .catch((error: unknown) => report(error, job.name))
      .finally(() => {
        running.delete(round)
        if (!stopped) plan(job)
      })
    running.add(round)
    return round
  }
  const plan = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void start(job)
    }, job.everySeconds * 1000)
    timer.unref()
    timers.add(timer)
  }

  const startInTurn = async (): Promise<void> => {
    for (const job of jobs) if (!stopped) await start(job)
  }

  const stop = async (): Promise<void> => {
    stopped = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  }

  return { firstRound: startInTurn(), stop }
}

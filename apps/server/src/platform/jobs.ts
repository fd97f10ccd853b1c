/** Work that comes round again while the server runs. */
export type Job = { readonly name: string; readonly everySeconds: number; readonly run: () => Promise<void> }

/** Starts jobs; each runs once now, then again that long after it has ended. Answers how to stop them all. */
export function startJobs(
  jobs: readonly Job[],
  report: (error: unknown, job: string) => void,
): () => Promise<void> {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let stopped = false

  const start = (job: Job): void => {
    const round = job
      .run()
      .catch((error: unknown) => report(error, job.name))
      .finally(() => {
        running.delete(round)
        if (!stopped) plan(job)
      })
    running.add(round)
  }
  const plan = (job: Job): void => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      start(job)
    }, job.everySeconds * 1000)
    timer.unref()
    timers.add(timer)
  }

  for (const job of jobs) start(job)
  return async () => {
    stopped = true
    for (const timer of timers) clearTimeout(timer)
    await Promise.all(running)
  }
}

import type { CDPSession, Page } from '@playwright/test'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Microseconds that the thread itself ran; whatever else kept the machine busy is not in it. */
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

/** A task of the page's main thread, in milliseconds of its own work. */
export type Task = { ms: number; what: string }

/**
 * Records what the main thread of a page does between `start` and the returned function, which answers its tasks, the
 * longest first. Counted is the work of the thread itself, so that a busy machine does not count.
 */
export async function recordMainThread(page: Page): Promise<() => Promise<Task[]>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page belongs to no browser that could be traced')
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  })
  return async () => {
    await end(session)
    return tasksOf(events)
  }
}

async function end(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
}

function tasksOf(events: readonly TraceEvent[]): Task[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const own = events.filter(({ pid, tid, ph }) => ph === 'X' && main.has(`${pid}/${tid}`))
  const work = ({ tdur = 0 }: TraceEvent): number => tdur / 1000
  return own
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({ ms: Math.round(work(task) * 10) / 10, what: contentsOf(task, own) }))
    .sort((one, other) => other.ms - one.ms)
}

/** What a task did, in the browser's own words, the longest parts first. */
const contentsOf = (task: TraceEvent, events: readonly TraceEvent[]): string =>
  events
    .filter(
      (event) =>
        event !== task &&
        event.pid === task.pid &&
        event.tid === task.tid &&
        event.ts >= task.ts &&
        event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0) &&
        (event.tdur ?? 0) > 4000,
    )
    .sort((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, 5)
    .map(
      ({ name, tdur = 0, args }) =>
        `${name}${args?.data?.type ? ` ${args.data.type}` : ''} ${Math.round(tdur / 1000)}`,
    )
    .join(', ')

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

/** What the main thread did: its tasks, the longest first, and its work from a key to the paint of what that changed. */
export type MainThread = { readonly tasks: Task[]; readonly keyToPaintMs: number }

/**
 * Records what the main thread of a page does between `start` and the returned function, which answers its tasks, the
 * longest first. Counted is the work of the thread itself, so that a busy machine does not count.
 */
export async function recordMainThread(page: Page): Promise<() => Promise<Task[]>> {
  const end = await startTracing(page)
  return async () => tasksOf(ofMainThread(await end()))
}

/** What a page marks by this name is what a key changed. */
export const changedMark = 'changed'

/** The same with the work from a key to the paint of what it changed, which the page marks as `changedMark`. */
export async function traceMainThread(page: Page): Promise<() => Promise<MainThread>> {
  const end = await startTracing(page)
  return async () => {
    const events = await end()
    const own = ofMainThread(events)
    const changedAt = events.find(({ name }) => name === changedMark)?.ts ?? Number.NaN
    return { tasks: tasksOf(own), keyToPaintMs: keyToPaint(own, changedAt) }
  }
}

/** Records what a browser does until the returned function is called, which answers it. */
async function startTracing(page: Page): Promise<() => Promise<readonly TraceEvent[]>> {
  const browser = page.context().browser()
  if (!browser) throw new Error('This page belongs to no browser that could be traced')
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
    },
  })
  return async () => {
    await endTracing(session)
    return events
  }
}

async function endTracing(session: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
}

function ofMainThread(events: readonly TraceEvent[]): TraceEvent[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  return events.filter(({ pid, tid, ph }) => ph === 'X' && main.has(`${pid}/${tid}`))
}

const isTask = ({ name }: TraceEvent): boolean => name === 'RunTask'
const workOf = ({ tdur = 0 }: TraceEvent): number => tdur / 1000
const endOf = ({ ts, dur = 0 }: TraceEvent): number => ts + dur

const tasksOf = (own: readonly TraceEvent[]): Task[] =>
  own
    .filter(isTask)
    .map((task) => ({ ms: Math.round(workOf(task) * 10) / 10, what: contentsOf(task, own) }))
    .sort((one, other) => other.ms - one.ms)

/** The work of all tasks from that of the key to the paint of the change; waiting for a frame is not in it. */
function keyToPaint(own: readonly TraceEvent[], changedAt: number): number {
  const key = own.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown')
  const painted = own.filter(({ name, ts }) => name === 'Paint' && ts > changedAt).map(endOf)
  if (!key || painted.length === 0) throw new Error('The key or the paint is not in the recording')
  const last = Math.min(...painted)
  const between = own.filter((event) => isTask(event) && endOf(event) >= key.ts && event.ts <= last)
  return Math.round(between.reduce((all, task) => all + workOf(task), 0))
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

import type { Family, Sample } from './text-format.ts'

/** In seconds: from what a kept answer takes to what nobody waits for. */
const bounds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30] as const

/** An answered request. Its route is the pattern, so that no number of a record becomes a label. */
export type AnsweredRequest = {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** What is counted of the requests of one method and route. */
type Counted = {
  readonly method: string
  readonly route: string
  readonly byStatus: Map<string, number>
  /** How many took at most each bound and longer than the one before; the last holds what took longer still. */
  readonly byTime: number[]
  seconds: number
}

/** Counts requests by what they asked and how they ended. There are as many counts as the product has routes. */
export function createRequestFigures() {
  const counts = new Map<string, Counted>()

  const ensure = (method: string, route: string): Counted => {
    const name = `${method} ${route}`
    const known = counts.get(name)
    if (known) return known
    const byTime: number[] = Array(bounds.length + 1).fill(0)
    const counted = { method, route, byStatus: new Map(), byTime, seconds: 0 }
    counts.set(name, counted)
    return counted
  }

  return {
    note: ({ method, route, status, seconds }: AnsweredRequest): void => {
      const counted = ensure(method, route)
      const statusClass = `${Math.floor(status / 100)}xx`
      counted.byStatus.set(statusClass, (counted.byStatus.get(statusClass) ?? 0) + 1)
      const reached = bounds.findIndex((bound) => seconds <= bound)
      const at = reached < 0 ? bounds.length : reached
      counted.byTime[at] = (counted.byTime[at] ?? 0) + 1
      counted.seconds += seconds
    },

    list: (): Family[] => [
      {
        name: 'clutchbook_requests_total',
        help: 'Requests that were answered, by the class of their status.',
        type: 'counter',
        samples: [...counts.values()].flatMap(({ method, route, byStatus }) =>
          Array.from(byStatus, ([status, value]) => ({ labels: { method, route, status }, value })),
        ),
      },
      {
        name: 'clutchbook_request_duration_seconds',
        help: 'How long requests took until their answer was sent.',
        type: 'histogram',
        samples: [...counts.values()].flatMap(samplesOfTime),
      },
    ],
  }
}

export type RequestFigures = ReturnType<typeof createRequestFigures>

function samplesOfTime({ method, route, byTime, seconds }: Counted): Sample[] {
  const labels = { method, route }
  let count = 0
  const buckets = byTime.map((more, at): Sample => {
    count += more
    return { suffix: '_bucket', labels: { ...labels, le: String(bounds[at] ?? '+Inf') }, value: count }
  })
  return [
    ...buckets,
    { suffix: '_sum', labels, value: Number(seconds.toFixed(6)) },
    { suffix: '_count', labels, value: count },
  ]
}

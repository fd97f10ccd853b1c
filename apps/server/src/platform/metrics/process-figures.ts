import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Family } from './text-format.ts'

const gauge = (name: string, help: string, value: number): Family => ({
  name,
  help,
  type: 'gauge',
  samples: [{ value }],
})

/** How often it is looked whether the loop is late, in milliseconds; this is part of what is then measured. */
const resolution = 10

/** What the process itself takes. The names are those that dashboards for Node know. */
export function createProcessFigures() {
  const delay = monitorEventLoopDelay({ resolution })
  delay.enable()
  const seconds = (nanoseconds: number): number =>
    Number.isFinite(nanoseconds) ? Math.max(0, nanoseconds / 1e9 - resolution / 1000) : 0

  return {
    close: (): void => void delay.disable(),

    list: (): Family[] => {
      const { rss, heapUsed } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      const late = [
        ['p50', 'the median', seconds(delay.percentile(50))],
        ['p99', 'the 99th percentile', seconds(delay.percentile(99))],
        ['max', 'the most', seconds(delay.max)],
      ] as const
      delay.reset()
      return [
        ...late.map(([name, words, value]) =>
          gauge(
            `nodejs_eventloop_lag_${name}_seconds`,
            `How late the event loop came, ${words} since this was last asked.`,
            Number(value.toFixed(6)),
          ),
        ),
        gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
        gauge('nodejs_heap_size_used_bytes', 'Memory of the heap that is in use.', heapUsed),
        {
          name: 'process_cpu_seconds_total',
          help: 'Time of processors that was used.',
          type: 'counter',
          samples: [{ value: (user + system) / 1e6 }],
        },
        gauge(
          'process_start_time_seconds',
          'When the process began, in seconds since 1970.',
          Number((performance.timeOrigin / 1000).toFixed(3)),
        ),
      ]
    },
  }
}

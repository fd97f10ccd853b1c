import type { ConnectionUse } from '../database/database.ts'
import { version } from '../version.ts'
import { createProcessFigures } from './process-figures.ts'
import { createRequestFigures, type RequestFigures } from './request-figures.ts'
import { type Family, writeFamilies } from './text-format.ts'

/** What is looked up when the figures are asked for. */
type Sources = {
  /** Null where a database knows no connections. */
  readonly connections: (() => ConnectionUse) | null
  readonly countWaitingMails: () => number
  readonly isDamaged: () => boolean
}

/** Figures of this process for whoever watches over it. They speak of no keeper. */
export type Metrics = {
  readonly requests: RequestFigures
  readonly noteFailedJob: (name: string) => void
  readonly write: () => string
  readonly close: () => void
}

export function createMetrics({ connections, countWaitingMails, isDamaged }: Sources): Metrics {
  const requests = createRequestFigures()
  const processFigures = createProcessFigures()
  const failedJobs = new Map<string, number>()

  const listOwn = (): Family[] => [
    {
      name: 'clutchbook_info',
      help: 'The version that runs here.',
      type: 'gauge',
      samples: [{ labels: { version }, value: 1 }],
    },
    {
      name: 'clutchbook_database_connections',
      help: 'Connections to PostgreSQL that are in use or idle, and work that waits for one.',
      type: 'gauge',
      samples: connections ? samplesOf(connections()) : [],
    },
    {
      name: 'clutchbook_database_damaged',
      help: '1 while the database is known to be damaged and nothing is stored.',
      type: 'gauge',
      samples: [{ value: isDamaged() ? 1 : 0 }],
    },
    {
      name: 'clutchbook_mails_waiting',
      help: 'Mails that wait to be sent, for the first time or again.',
      type: 'gauge',
      samples: [{ value: countWaitingMails() }],
    },
    {
      name: 'clutchbook_failed_jobs_total',
      help: 'Rounds of work that comes round, reminders among it, which failed.',
      type: 'counter',
      samples: Array.from(failedJobs, ([job, value]) => ({ labels: { job }, value })),
    },
  ]

  return {
    requests,
    noteFailedJob: (name) => void failedJobs.set(name, (failedJobs.get(name) ?? 0) + 1),
    write: () => writeFamilies([...listOwn(), ...requests.list(), ...processFigures.list()]),
    close: processFigures.close,
  }
}

const samplesOf = ({ used, idle, waiting }: ConnectionUse) =>
  Object.entries({ used, idle, waiting }).map(([state, value]) => ({ labels: { state }, value }))

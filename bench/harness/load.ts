import autocannon from 'autocannon'
import { processorMs } from './processor-time.ts'

/** What a stretch of load came to. Times are in milliseconds. */
export type Load = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly answered: number
  /** Processor time of the server for each answer; NaN where the process was not named. */
  readonly cpuMs: number
}

type Target = {
  readonly url: string
  readonly path: string
  readonly headers?: Record<string, string>
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly body?: string
  /** The process that answers, so that its work can be counted as well. */
  readonly pid?: number | undefined
}

type Pressure = {
  readonly seconds: number
  readonly connections?: number
  /** Requests a second over all connections; as many as are answered where it is not stated. */
  readonly rate?: number
  readonly status?: number
  /** Each request asks in words that nobody used before, so that no cached response fits. */
  readonly isFresh?: boolean
}

let asked = 0

/** The same address in other words. */
export function inOtherWords(path: string): string {
  asked += 1
  return `${path}${path.includes('?') ? '&' : '?'}asked=${asked}`
}

/** Asks one address for a while over many connections. Throws where an answer was not the expected one. */
export async function load(target: Target, pressure: Pressure): Promise<Load> {
  const { seconds, connections = 32, rate, status = 200, isFresh = false } = pressure
  const before = target.pid === undefined ? Number.NaN : processorMs(target.pid)
  const result = await autocannon({
    url: `${target.url}${target.path}`,
    connections,
    duration: seconds,
    headers: target.headers ?? {},
    method: target.method ?? 'GET',
    ...(target.body === undefined ? {} : { body: target.body }),
    ...(isFresh && {
      requests: [{ setupRequest: (request) => ({ ...request, path: inOtherWords(target.path) }) }],
    }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  })
  const used = target.pid === undefined ? Number.NaN : processorMs(target.pid) - before
  const answered = result.requests.total
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (result.errors > 0 || expected < answered)
    throw new Error(
      `${target.path}: ${answered - expected} of ${answered} answers were not ${status}, ${result.errors} failed: ${JSON.stringify(result.statusCodeStats)}`,
    )
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    answered,
    cpuMs: used / answered,
  }
}

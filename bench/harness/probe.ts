import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../../apps/server/src/testing/statistics.ts'

/** How long answers took, in milliseconds. */
export type Probed = { readonly p50: number; readonly p99: number; readonly answered: number }

/** Whom to ask. */
export type ProbeTarget = {
  readonly url: string
  readonly path: string
  readonly headers: Record<string, string>
}

type Pace = {
  /** How many ask at once, each over a connection of its own. */
  readonly lanes: number
  /** As long at most, and no longer than it takes `until` to be done. */
  readonly seconds: number
  readonly until?: Promise<unknown>
  /** Milliseconds that each rests between two questions, as people do; none unless stated. */
  readonly restMs?: number
  /** What is done before each question, and not counted. */
  readonly before?: () => Promise<void>
}

/** Asks as single visitors do, one question after another, and notes how long each answer took. */
export async function probe(
  target: ProbeTarget,
  { lanes, seconds, until, restMs = 0, before }: Pace,
): Promise<Probed> {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes })
  const taken: number[] = []
  let end = performance.now() + seconds * 1000
  const stop = () => {
    end = 0
  }
  until?.then(stop, stop)
  const lane = async () => {
    while (performance.now() < end) {
      await before?.()
      const asked = performance.now()
      await ask(target, agent)
      taken.push(performance.now() - asked)
      if (restMs > 0) await wait(restMs * (0.5 + Math.random()))
    }
  }
  try {
    await Promise.all(Array.from({ length: lanes }, lane))
  } finally {
    agent.destroy()
  }
  return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99), answered: taken.length }
}

/** Asks once; again where the server had just closed the connection that was kept open, which is nobody's fault. */
const ask = ({ url, path, headers }: ProbeTarget, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { agent, headers }, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode !== 200 && statusCode !== 304) reject(new Error(`${path} was answered by ${statusCode}`))
      answer.on('end', resolve).on('error', reject).resume()
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(ask({ url, path, headers }, agent))
      else reject(error)
    })
    sent.end()
  })

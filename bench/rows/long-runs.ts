import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import { heldMb } from '../harness/memory.ts'
import { processorMs } from '../harness/processor-time.ts'
import { type Row, row, times } from '../harness/row.ts'
import type { World } from '../harness/world.ts'

/** As many requests as the soak makes, and no longer than this. */
const soak = { requests: 100_000, seconds: 75 }

/** Memory after a hundred thousand mixed requests of a thousand keepers (F26). */
export async function measureSoak(crowded: World): Promise<Row> {
  await ask(crowded, soak.requests / 5, soak.seconds / 5)
  const early = heldMb(crowded.pid())
  const answered = await ask(crowded, soak.requests, soak.seconds)
  const late = heldMb(crowded.pid())
  const note = `${answered} requests of ${crowded.tokens.length} keepers, one in fifty a change; ${early.toFixed(0)} MB after the first fifth (${times(late / early)} x). A million requests are not part of a run of ten minutes`
  const stated = { what: 'memory after 100,000 mixed requests', target: '<= 180 MB', note }
  return row('F26', stated, `${late.toFixed(0)} MB`, late <= 180)
}

const paths = [
  '/api/dashboard',
  '/api/animals/main?limit=50',
  '/api/animals?limit=50',
  '/api/user',
  '/api/events',
]

async function ask({ url, tokens }: World, amount: number, seconds: number): Promise<number> {
  let asked = 0
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    maxOverallRequests: amount,
    requests: [
      {
        setupRequest: (request) => {
          asked += 1
          const cookie = `clutchbook=${tokens[(asked * 7) % tokens.length]}`
          if (asked % 50 === 0)
            return {
              ...request,
              method: 'POST',
              path: '/api/animals',
              body: JSON.stringify({ name: 'Ember', species: 'Python regius' }),
              headers: { cookie, 'content-type': 'application/json' },
            }
          return {
            ...request,
            method: 'GET',
            path: paths[asked % paths.length] as string,
            headers: { cookie },
          }
        },
      },
    ],
  })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.non2xx} of the mixed requests were refused, ${result.errors} failed`)
  return result.requests.total
}

/** Begins to watch what an idle server with a million events uses; the returned function answers once a minute has gone (F27). */
export function watchIdle({ pid }: World, seconds = 60): () => Promise<Row> {
  const [begun, before] = [performance.now(), processorMs(pid())]
  return async () => {
    await wait(Math.max(0, seconds * 1000 - (performance.now() - begun)))
    const passed = performance.now() - begun
    const share = (processorMs(pid()) - before) / passed
    const note = `${(passed / 1000).toFixed(0)} seconds, with reminders looked for every 30; the kernel counts in hundredths of a second`
    const stated = { what: 'processor when idle, with 1,000,000 events', target: '<= 0.2 % of a core', note }
    return row('F27', stated, `${(share * 100).toFixed(2)} %`, share <= 0.002)
  }
}

import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { createPlace, onBothDatabases } from './testing/both-databases.ts'
import { endNotRun } from './testing/not-run.ts'
import { RunningServer } from './testing/running-server.ts'
import { createTraffic } from './testing/traffic.ts'

/**
 * Requests after which memory is looked at first, and in all. By the first look what is kept has filled up and the heap
 * has found its size; `SOAK_REQUESTS=1000000` is the whole of R86, from a tenth on, which takes a quarter of an hour.
 */
const usual = { sqlite: [40_000, 160_000], postgres: [8000, 30_000] } as const
const whole = Number(process.env.SOAK_REQUESTS)

async function memoryOf(context: TestContext, { pid }: RunningServer): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => null)
  if (status === null) endNotRun(context, 'this system does not tell the memory of a process under /proc')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1000
}

onBothDatabases('a server that is used for long', (dialect) => {
  const [early, requests] = whole > 0 ? [whole / 10, whole] : usual[dialect]

  test(`R86 after ${requests.toLocaleString('en')} mixed requests holds at most 1.3 times what it held after ${early.toLocaleString('en')}`, {
    timeout: 120_000 + requests * 20,
  }, async (context) => {
    const place = await createPlace(dialect)
    onTestFinished(() => place.remove())
    const database: Record<string, string> =
      place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }
    const env = { LOG_LEVEL: 'info', PLAN_LIMITS: 'off', ...database }
    const server = await RunningServer.launch(env, { isHeard: false })
    onTestFinished(() => server.dispose())
    const send = await createTraffic(server.url)
    const look = early / 10
    /** The middle of what it holds over a while, because it rises until the next collection. */
    const measure = async (): Promise<number> => {
      const samples: number[] = []
      for (let round = 0; round < 20; round += 1) {
        await send(look / 20)
        samples.push(await memoryOf(context, server))
      }
      return samples.sort((a, b) => a - b)[10] ?? 0
    }
    await send(early)
    const before = await measure()
    await send(requests - early - 2 * look)
    const after = await measure()
    console.log(`${before.toFixed(0)} MB, then ${after.toFixed(0)} MB on ${dialect}`)
    expect(after / before).toBeLessThanOrEqual(1.3)
  })
})

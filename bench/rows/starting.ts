import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { bundle } from '../../apps/server/src/testing/entries.ts'
import { findFreePort } from '../../apps/server/src/testing/free-port.ts'
import { nodeFlags } from '../../apps/server/src/testing/running-server.ts'
import { median } from '../../apps/server/src/testing/statistics.ts'
import { heldMb } from '../harness/memory.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import type { World } from '../harness/world.ts'

const starts = 5

/** How long a start takes, beside a server of bare parts, and with a million rows (F24). Stops and restarts the worlds' servers. */
export async function measureStart(world: World, crowded: World): Promise<Row> {
  const [few, many, raw]: [number[], number[], number[]] = [[], [], []]
  await world.server.stop()
  await crowded.server.stop()
  // The first start compiles what later ones find compiled.
  await startMs(world)
  for (let n = 0; n < starts; n += 1) {
    few.push(await startMs(world))
    raw.push(await rawStartMs(world))
    many.push(await startMs(crowded))
  }
  await world.server.start()
  await crowded.server.start()
  const [ours, bare, grown] = [median(few), median(raw), median(many)]
  const note = `${ms(ours)} from the start of the process to the first 200 beside ${ms(bare)} of bare node:http and node:sqlite; ${ms(grown)} with 1,000,000 rows (${times(grown / ours)} x). The most of it is loading: the framework, the contract and its checks`
  const stated = {
    what: 'first answer after a start',
    target: '<= 3 x bare, <= 300 ms, <= 1.1 x with rows',
    note,
  }
  const holds = ours <= 3 * bare && ours <= 300 && grown <= 1.1 * ours
  return row('F24', stated, `${times(ours / bare)} x, ${ms(ours)}`, holds)
}

async function startMs({ dataDir }: World): Promise<number> {
  const port = await findFreePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const begun = performance.now()
  const child = spawn(process.execPath, [...nodeFlags, bundle.main], { env, stdio: 'ignore' })
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) await wait(2)
  const taken = performance.now() - begun
  await end(child)
  return taken
}

async function rawStartMs({ dataDir }: World): Promise<number> {
  const begun = performance.now()
  const twin = await startTwin('records', { path: join(dataDir, 'clutchbook.db') })
  while (!(await answers(twin.url))) await wait(2)
  const taken = performance.now() - begun
  await twin.stop()
  return taken
}

const answers = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode === 200)
    }).on('error', () => resolve(false))
  })

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

/** Memory of a server that nobody has asked anything, beside a server of bare parts (F25). */
export async function measureIdleMemory(world: World, restSeconds = 30): Promise<Row> {
  const twin = await startTwin('records', { path: join(world.dataDir, 'clutchbook.db') })
  await world.server.stop()
  await world.server.start()
  await wait(restSeconds * 1000)
  const [ours, raw] = [heldMb(world.pid()), heldMb(twin.pid)]
  await twin.stop()
  const note = `${ours.toFixed(0)} MB beside ${raw.toFixed(0)} MB of bare node:http and node:sqlite, after ${restSeconds} seconds. The most of it is code: the framework, the contract of every call and its checks`
  const stated = { what: 'memory when idle', target: '<= 1.6 x bare', note }
  return row('F25', stated, `${times(ours / raw)} x`, ours / raw <= 1.6)
}

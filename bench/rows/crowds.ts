import { load } from '../harness/load.ts'
import { processorMs } from '../harness/processor-time.ts'
import { cookieOf, record } from '../harness/recording.ts'
import { compare, inTurn } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import { type Watched, watchReads } from '../harness/watch-reads.ts'
import type { World } from '../harness/world.ts'

const list = '/api/animals?limit=50'

/** What one crowd does to the others (F15, F16, F29). */
export async function measureCrowds(world: World): Promise<Row[]> {
  return [await measureFairness(world), await measureSignIns(world), await measureTabs(world)]
}

/** How long a second keeper waits while another one asks over 32 connections. */
async function besideGreedy(seen: Watched) {
  const greedy = { url: seen.url, path: list, headers: cookieOf(seen.keeper(10_000)) }
  const storm = load(greedy, { seconds: 2, connections: 32 })
  const { p99 } = await watchReads(seen, 1.5)
  return { perSecond: (await storm).perSecond, p99 }
}

async function measureFairness(world: World): Promise<Row> {
  const twin = await startTwin('replay', [await record(world.keeper(10_000), list)])
  const { all, ...tail } = await inTurn(
    () => besideGreedy(world),
    () => besideGreedy({ ...world, url: twin.url }),
    ({ p99 }) => p99,
  ).finally(twin.stop)
  const speed = compare(all, ({ perSecond }) => perSecond)
  const note = `p99 ${ms(tail.ours)} beside ${ms(tail.raw)} of a bare node:http that sends the same bytes to the same two; the one with the 32 is answered ${speed.ours.toFixed(0)} times a second beside ${speed.raw.toFixed(0)}`
  const stated = {
    what: 'a second keeper beside one with 32 connections',
    target: 'p99 <= 1.3 x bare node:http under the same two',
    note,
  }
  return row('F15', stated, `${times(tail.ratio)} x`, tail.ratio <= 1.3)
}

const crowd = 50
const password = 'rack-7-tubs'

/** What fifty who sign in are let in by in a second, and how long who looks on meanwhile waits. */
async function besideSignIns(seen: Watched) {
  const body = JSON.stringify({ username: 'keeper-of-50', password, rememberMe: false })
  const headers = { 'content-type': 'application/json' }
  const target = { url: seen.url, path: '/api/login', method: 'POST' as const, body, headers }
  const storm = load(target, { seconds: 2, connections: crowd })
  const { p99 } = await watchReads(seen, 1.5)
  return { perSecond: (await storm).perSecond, p99 }
}

async function measureSignIns(world: World): Promise<Row> {
  const twin = await startTwin('sign-ins', { password, body: (await world.keeper(50).get(list)).text })
  const { all, ...signIns } = await inTurn(
    () => besideSignIns(world),
    () => besideSignIns({ ...world, url: twin.url }),
    ({ perSecond }) => perSecond,
  ).finally(twin.stop)
  const tail = compare(all, ({ p99 }) => p99)
  const note = `${signIns.ours.toFixed(0)} sign-ins a second beside ${signIns.raw.toFixed(0)} of a bare node:http that only checks passwords; p99 of reads ${ms(tail.ours)} beside ${ms(tail.raw)}`
  const stated = {
    what: `${crowd} signing in at once`,
    target: 'reads p99 <= 1.5 x, sign-ins >= 0.8 of bare node:http',
    note,
  }
  return row(
    'F16',
    stated,
    `${times(tail.ratio)} x, ${times(signIns.ratio)}`,
    tail.ratio <= 1.5 && signIns.ratio >= 0.8,
  )
}

const tabs = { count: 1000, everySeconds: 60, seconds: 10 }

async function measureTabs(world: World): Promise<Row> {
  const keeper = world.keeper(50)
  const path = '/api/notifications'
  const tag = (await keeper.get(path)).headers.get('etag') ?? ''
  const before = processorMs(world.pid())
  await load(
    { url: world.url, path, headers: { ...cookieOf(keeper), 'if-none-match': tag } },
    { seconds: tabs.seconds, connections: 10, rate: Math.round(tabs.count / tabs.everySeconds), status: 304 },
  )
  const share = (processorMs(world.pid()) - before) / (tabs.seconds * 1000)
  const note = `${(tabs.count / tabs.everySeconds).toFixed(0)} questions a second over ${tabs.seconds} seconds, answered by 304`
  const stated = { what: '1,000 open tabs that ask for news each minute', target: '<= 2 % of a core', note }
  return row('F29', stated, `${(share * 100).toFixed(1)} %`, share <= 0.02)
}

import { availableParallelism } from 'node:os'
import { createPasswords } from '../../apps/server/src/features/accounts/passwords.ts'
import { load } from '../harness/load.ts'
import { syncReader } from '../harness/look.ts'
import { processorMs } from '../harness/processor-time.ts'
import { cookieOf } from '../harness/recording.ts'
import { compare, inTurn } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import type { World } from '../harness/world.ts'

const list = '/api/animals?limit=50'

/** What one crowd does to the others (F15, F16, F29). */
export async function measureCrowds(world: World): Promise<Row[]> {
  return [await measureFairness(world), await measureSignIns(world), await measureTabs(world)]
}

async function measureFairness(world: World): Promise<Row> {
  const greedy = { url: world.url, path: list, headers: cookieOf(world.keeper(10_000)) }
  const beside = async () => {
    const storm = load(greedy, { seconds: 2, connections: 32 })
    const seen = await syncReader(world, 1.5)
    await storm
    return seen
  }
  const { ratio, ours, raw } = await inTurn(
    beside,
    () => syncReader(world, 1.5),
    ({ p99 }) => p99,
  )
  const note = `p99 ${ms(ours)} beside ${ms(raw)} when alone. Up to 32 answers of some 20 us each stand in front of theirs; the rest is that the server, the one with the 32 and the second keeper are three processes of which two never rest. A processor for each would mend it.`
  const stated = {
    what: 'a second keeper beside one with 32 connections',
    target: 'p99 <= 3 x when alone',
    note,
  }
  return row('F15', stated, `${times(ratio)} x`, ratio <= 3)
}

const crowd = 50
const password = 'rack-7-tubs'

/** What fifty who sign in are let in by in a second, and how long who looks on meanwhile waits. */
async function besideSignIns(seen: Pick<World, 'url' | 'keeper'>) {
  const body = JSON.stringify({ username: 'keeper-of-50', password, rememberMe: false })
  const headers = { 'content-type': 'application/json' }
  const target = { url: seen.url, path: '/api/login', method: 'POST' as const, body, headers }
  const storm = load(target, { seconds: 2, connections: crowd })
  const { p99 } = await syncReader(seen, 1.5)
  return { perSecond: (await storm).perSecond, p99 }
}

/** The same beside bare checks of a password, and beside looking on while nobody signs in. */
async function compareSignIns(seen: Pick<World, 'url' | 'keeper'>) {
  const alone = async () => ({ perSecond: await hashesPerSecond(), p99: (await syncReader(seen, 1.5)).p99 })
  const { all, ...signIns } = await inTurn(
    () => besideSignIns(seen),
    alone,
    ({ perSecond }) => perSecond,
  )
  return { signIns, tail: compare(all, ({ p99 }) => p99) }
}

/** What it comes to where a bare server checks the passwords: the kernel lets nobody do better. */
async function compareBareSignIns(world: World) {
  const twin = await startTwin('sign-ins', { password, body: (await world.keeper(50).get(list)).text })
  try {
    return await compareSignIns({ ...world, url: twin.url })
  } finally {
    await twin.stop()
  }
}

async function measureSignIns(world: World): Promise<Row> {
  const { signIns, tail } = await compareSignIns(world)
  const bare = await compareBareSignIns(world)
  const note = `${signIns.ours.toFixed(0)} sign-ins a second beside ${signIns.raw.toFixed(0)} bare checks of a password by all ${availableParallelism()} processors; p99 of reads ${ms(tail.ours)} beside ${ms(tail.raw)}. A bare node:http that only checks passwords comes to ${times(bare.tail.ratio)} x, ${times(bare.signIns.ratio)}: a hash runs on for up to 5 ms before the kernel lets the event loop take its processor back. A processor more than there are hashes would mend it`
  const stated = {
    what: `${crowd} signing in at once`,
    target: 'reads p99 <= 3 x, sign-ins >= 0.8 of bare hashing',
    note,
  }
  return row(
    'F16',
    stated,
    `${times(tail.ratio)} x, ${times(signIns.ratio)}`,
    tail.ratio <= 3 && signIns.ratio >= 0.8,
  )
}

/** Passwords that this machine checks in a second when it does nothing else. */
async function hashesPerSecond(): Promise<number> {
  const passwords = createPasswords(undefined, { permits: availableParallelism(), maxWaiting: 500 })
  const known = await passwords.hash(password)
  const begun = performance.now()
  let checked = 0
  const lane = async () => {
    for (; performance.now() - begun < 1500; checked += 1) await passwords.fits(known, password)
  }
  await Promise.all(Array.from({ length: crowd }, lane))
  return checked / ((performance.now() - begun) / 1000)
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

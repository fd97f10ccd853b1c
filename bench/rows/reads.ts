import { gzipSync } from 'node:zlib'
import { median } from '../../apps/server/src/testing/statistics.ts'
import { load } from '../harness/load.ts'
import { probe } from '../harness/probe.ts'
import { cookieOf, record } from '../harness/recording.ts'
import { inTurn } from '../harness/rounds.ts'
import { type Row, row, type Stated, times } from '../harness/row.ts'
import { startTwin, type Twin } from '../harness/twin.ts'
import type { World } from '../harness/world.ts'

const list = '/api/animals?limit=50'
const dashboard = '/api/dashboard'

/** Seconds of one round, and of what is asked before any is counted, so that the code has been compiled. */
const seconds = { round: 1, warmUp: 4 }

type Asked = { readonly path: string; readonly tag?: string | undefined }

/** Reads that find nothing changed, beside bare `node:http` that sends the bytes and headers recorded before (F1, F3 to F5). */
export async function measureReads(world: World): Promise<Row[]> {
  const keeper = world.keeper(50)
  const [{ id }] = (await keeper.get(list)).json()
  const animal = `/api/animals/${id}`
  const recordings = await Promise.all([list, animal, dashboard].map((path) => record(keeper, path)))
  const twin = await startTwin('replay', recordings)
  try {
    const tag = recordings[0]?.whole.headers.etag
    const compare = (asked: Asked) => compareLoad(world, twin, asked)
    const rows = [
      rowOf('F1', lists.whole, 0.6, await compare({ path: list })),
      rowOf('F3', lists.unchanged, 0.85, await compare({ path: list, tag })),
      rowOf('F4', lists.one, 0.4, await compare({ path: animal })),
    ]
    const bytes = gzipSync(recordings[2]?.whole.body ?? '').length
    const figures = rowOf('F5', lists.dashboard, 0.5, await compare({ path: dashboard }))
    rows.push({
      ...figures,
      measured: `1 request, ${bytes} B gz, ${figures.measured}`,
      verdict: figures.verdict === 'holds' && bytes <= 4096 ? 'holds' : 'falls short',
    })
    // Last, because its changes make the recorded answers old ones.
    rows.push(await measureCold(world, twin, id))
    return rows
  } finally {
    await twin.stop()
  }
}

const lists = {
  whole: { what: 'list of 50 animals, unchanged, whole', target: '>= 0.60 of bare node:http', note: '' },
  cold: { what: 'the same, first read after a change', target: '>= 0.25 of bare node:http', note: '' },
  unchanged: { what: 'the same with If-None-Match', target: '>= 0.85 of its bare 304', note: '' },
  one: { what: 'one animal', target: '>= 0.40 of bare node:http', note: '' },
  dashboard: {
    what: 'dashboard: requests, bytes, speed',
    target: '1 request, <= 4 KB gz, >= 0.5',
    note: '',
  },
} as const satisfies Record<string, Stated>

type Compared = { readonly ratio: number; readonly note: string }

function rowOf(id: string, stated: Stated, least: number, { ratio, note }: Compared): Row {
  return row(id, { ...stated, note }, times(ratio), ratio >= least)
}

async function compareLoad(world: World, twin: Twin, { path, tag }: Asked): Promise<Compared> {
  const headers = { ...cookieOf(world.keeper(50)), ...(tag ? { 'if-none-match': tag } : {}) }
  const status = tag ? 304 : 200
  const ask = (url: string, pid: number, length: number) =>
    load({ url, path, headers, pid }, { seconds: length, status })
  await ask(world.url, world.pid(), seconds.warmUp)
  const { ratio, ours, raw, all } = await inTurn(
    () => ask(world.url, world.pid(), seconds.round),
    () => ask(twin.url, twin.pid, seconds.round),
    ({ perSecond }) => perSecond,
  )
  const work = (at: 0 | 1) => (median(all.map((pair) => pair[at].cpuMs)) * 1000).toFixed(0)
  return {
    ratio,
    note: `${ours.toFixed(0)}/s beside ${raw.toFixed(0)}/s; ${work(0)} us of processor time beside ${work(1)}`,
  }
}

/** A list that is read for the first time after each change of the keeper's data (F2). */
async function measureCold(world: World, twin: Twin, id: number): Promise<Row> {
  const keeper = world.keeper(50)
  const headers = cookieOf(keeper)
  let word = 0
  const change = async () => {
    word += 1
    const answer = await keeper.patch(`/api/animals/${id}`, { notes: `seen ${word}` })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  const reads = { lanes: 1, seconds: 1.5 }
  const { ratio, ours, raw } = await inTurn(
    () => probe({ url: world.url, path: list, headers }, { ...reads, before: change }),
    () => probe({ url: twin.url, path: list, headers }, { ...reads, before: change }),
    ({ p50 }) => 1 / p50,
  )
  const note = `one reader: ${(1000 / ours).toFixed(0)} us beside ${(1000 / raw).toFixed(0)}, the way to the server and back in both`
  return row('F2', { ...lists.cold, note }, times(ratio), ratio >= 0.25)
}

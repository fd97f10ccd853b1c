import { rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { load } from '../harness/load.ts'
import { readLoopDelay } from '../harness/loop-delay.ts'
import { type Probed, probe } from '../harness/probe.ts'
import { cookieOf } from '../harness/recording.ts'
import { type Compared, inTurn, rounds } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import type { World } from '../harness/world.ts'

const ember = JSON.stringify({ name: 'Ember', species: 'Python regius' })
const list = '/api/animals?limit=50'

/** Durable writes beside a bare server that writes and syncs 4 KB for each request (F12, F13). */
export async function measureWrites(world: World): Promise<Row[]> {
  const one = await compareWrites(world, 1, 'synced-write')
  const many = await compareWrites(world, 64, 'shared-sync')
  return [
    rowOf('F12', 'durable create, one after another', one, {
      target: '>= 0.6 of bare node:http with a sync',
      note: `${saying(one)} of a bare node:http that writes and syncs 4 KB for each.${onDisk(world.dataDir)}`,
    }),
    rowOf('F13', 'durable create, 64 at once', many, {
      target: '>= 0.6 of bare node:http with a shared sync',
      note: `${saying(many)} of a bare node:http that writes 4 KB for each and syncs once for all that wait. Each animal is a commit of its own, of eleven pages, one for each index; they share syncs, so what is left is the work of one processor`,
    }),
  ]
}

const saying = ({ ours, raw }: Compared): string =>
  `${ours.toFixed(0)} animals a second beside ${raw.toFixed(0)}`

const rowOf = (
  id: string,
  what: string,
  { ratio }: Compared,
  stated: { readonly target: string; readonly note: string },
): Row => row(id, { what, ...stated }, times(ratio), ratio >= 0.6)

const tmpfs = 0x01021994
const onDisk = (folder: string): string =>
  statfsSync(folder).type === tmpfs
    ? ' The temporary folder lies in memory, where nothing has to wait for a disk: set TMPDIR to one on a disk.'
    : ''

/** Animals added for each second, each confirmed only once it is on the disk. */
const addAnimals = (url: string, keeper: Visitor, connections: number): Promise<number> =>
  load(
    {
      url,
      path: '/api/animals',
      method: 'POST',
      body: ember,
      headers: { ...cookieOf(keeper), 'content-type': 'application/json' },
    },
    { seconds: 1, connections, status: 201 },
  ).then(({ perSecond }) => perSecond)

/** Adding animals beside one of the twins, which writes on the disk where the records are. */
async function compareWrites(world: World, connections: number, twinName: string): Promise<Compared> {
  const keeper = world.keeper(10)
  const path = join(world.dataDir, 'bench-write')
  const twin = await startTwin(twinName, { path, body: ember })
  try {
    return await inTurn(
      () => addAnimals(world.url, keeper, connections),
      () => addAnimals(twin.url, keeper, connections),
      (perSecond) => perSecond,
    )
  } finally {
    await twin.stop()
    rmSync(path)
  }
}

const writesPerSecond = 300

/** Reads of one keeper while others write; and how long the event loop was held up meanwhile (F14, F23). */
export async function measureReadsMeanwhile(world: World): Promise<Row[]> {
  const reader = world.keeper(50)
  const read = () =>
    probe({ url: world.url, path: list, headers: cookieOf(reader) }, { lanes: 4, seconds: 1.5, restMs: 8 })
  const delays: number[] = []
  const readBesideWrites = async (): Promise<Probed> => {
    await readLoopDelay(world)
    const writing = load(
      {
        url: world.url,
        path: '/api/animals',
        method: 'POST',
        body: ember,
        headers: { ...cookieOf(world.keeper(10)), 'content-type': 'application/json' },
      },
      { seconds: 2, connections: 8, rate: writesPerSecond, status: 201 },
    )
    const read50 = await read()
    await writing
    delays.push((await readLoopDelay(world)).p99)
    return read50
  }
  const taken = await inTurn(readBesideWrites, read, ({ p50 }) => p50, rounds)
  const tails = [0, 1].map((at) => Math.max(...taken.all.map((pair) => pair[at as 0 | 1].p99)))
  const note = `median ${ms(taken.ours)} beside ${ms(taken.raw)} without writes; the worst p99 of five rounds ${ms(tails[0] ?? 0)} beside ${ms(tails[1] ?? 0)}`
  const delay = delays.toSorted((a, b) => a - b)[Math.floor(delays.length / 2)] ?? Number.NaN
  return [
    row(
      'F14',
      {
        what: `reads while ${writesPerSecond} writes a second run`,
        target: '<= 1.30 x without writes',
        note,
      },
      `${times(taken.ratio)} x`,
      taken.ratio <= 1.3,
    ),
    row(
      'F23',
      {
        what: 'event loop under the load of F14',
        target: 'p99 delay <= 10 ms',
        note: 'seen from within the server',
      },
      ms(delay),
      delay <= 10,
    ),
  ]
}

import { closeSync, fdatasyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { load } from '../harness/load.ts'
import { readLoopDelay } from '../harness/loop-delay.ts'
import { type Probed, probe } from '../harness/probe.ts'
import { cookieOf } from '../harness/recording.ts'
import { inTurn, rounds } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { startTwin } from '../harness/twin.ts'
import type { World } from '../harness/world.ts'

const ember = JSON.stringify({ name: 'Ember', species: 'Python regius' })
const list = '/api/animals?limit=50'

/** Durable writes beside the disk's own speed (F12, F13). */
export async function measureWrites(world: World): Promise<Row[]> {
  return [await measureSerial(world), await measureAtOnce(world)]
}

/** Writes of 4 KB that the disk has confirmed, for each second, on the disk where the records are. */
function syncsPerSecond(folder: string): number {
  const path = join(folder, 'bench-sync')
  const file = openSync(path, 'w')
  const block = Buffer.alloc(4096, 7)
  const begun = performance.now()
  let written = 0
  for (; performance.now() - begun < 800; written += 1) {
    writeSync(file, block)
    fdatasyncSync(file)
  }
  const seconds = (performance.now() - begun) / 1000
  closeSync(file)
  rmSync(path)
  return written / seconds
}

const tmpfs = 0x01021994
const onDisk = (folder: string): string =>
  statfsSync(folder).type === tmpfs
    ? ' The temporary folder lies in memory, where nothing has to wait for a disk: set TMPDIR to one on a disk.'
    : ''

/** Animals added for each second, each confirmed only once it is on the disk. */
const addAnimals = ({ url }: Pick<World, 'url'>, keeper: Visitor, connections: number) =>
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

async function compareWrites(world: World, connections: number, url = world.url) {
  const keeper = world.keeper(10)
  await addAnimals({ url }, keeper, connections)
  return inTurn(
    () => addAnimals({ url }, keeper, connections),
    async () => syncsPerSecond(world.dataDir),
    (taken) => taken,
  )
}

/** How near to the disk's own speed a bare server comes that keeps 4 KB for each request and does nothing else. */
async function measureBareWrites(world: World): Promise<number> {
  const path = join(world.dataDir, 'bench-write')
  const twin = await startTwin('synced-write', { path, body: ember })
  try {
    return (await compareWrites(world, 1, twin.url)).ratio
  } finally {
    await twin.stop()
    rmSync(path)
  }
}

async function measureSerial(world: World): Promise<Row> {
  const { ratio, ours, raw } = await compareWrites(world, 1)
  const bare = await measureBareWrites(world)
  const note = `${ours.toFixed(0)} animals a second beside ${raw.toFixed(0)} syncs of 4 KB; a bare node:http that keeps 4 KB for each request comes to ${times(bare)}, for the way to the server and back and the waking of its threads take as long as the sync. A commit of ours writes eleven pages, one for each index; the rest is the framework, the checks and the building of statements.${onDisk(world.dataDir)}`
  const stated = { what: 'durable create, one after another', target: '>= 0.5 of write + fdatasync', note }
  return row('F12', stated, times(ratio), ratio >= 0.5)
}

async function measureAtOnce(world: World): Promise<Row> {
  const { ratio, ours, raw } = await compareWrites(world, 64)
  const note = `${ours.toFixed(0)} animals a second beside ${raw.toFixed(0)} syncs. Each animal is a commit of its own, of eleven pages; they share syncs, so what is left is the work of one processor.`
  const stated = { what: 'durable create, 64 at once', target: '>= 1 x write + fdatasync', note }
  return row('F13', stated, times(ratio), ratio >= 1)
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

import { join } from 'node:path'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { dumpAnimals, readyInserts } from '../../apps/server/src/testing/bare-moves.ts'
import { bringSheet, longSheet } from '../../apps/server/src/testing/sheets.ts'
import { median } from '../../apps/server/src/testing/statistics.ts'
import { timed } from '../../apps/server/src/testing/timed.ts'
import type { Visitor } from '../../apps/server/src/testing/visitor.ts'
import { inOtherWords } from '../harness/load.ts'
import { type LoopDelay, readLoopDelay } from '../harness/loop-delay.ts'
import { heldMb, mostHeld } from '../harness/memory.ts'
import { cookieOf } from '../harness/recording.ts'
import { inTurn } from '../harness/rounds.ts'
import { ms, type Row, row, times } from '../harness/row.ts'
import { watchReads } from '../harness/watch-reads.ts'
import type { World } from '../harness/world.ts'

const count = 10_000

/** All of a collection on its way out and in (F21, F22), beside the same rows of a bare database. Needs a watched server. */
export async function measureImportExport(world: World): Promise<Row[]> {
  const { db } = await openDatabase({ databaseUrl: null, dataDir: world.dataDir })
  try {
    return [await measureExport(world, db), await measureImport(world, db)]
  } finally {
    await db.destroy()
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db']

const idOf = async (keeper: Visitor): Promise<number> => (await keeper.get('/api/user')).json().id

/** Takes everything that a keeper has, and lets go of it as it comes. */
async function takeArchive({ url }: World, keeper: Visitor): Promise<void> {
  const answer = await fetch(`${url}/api/moving/archive`, { headers: cookieOf(keeper) })
  if (answer.status !== 200 || !answer.body) throw new Error(await answer.text())
  for await (const _ of answer.body);
}

async function measureExport(world: World, db: Db): Promise<Row> {
  const [small, large] = [world.keeper(50), world.keeper(count)]
  const keeperId = await idOf(large)
  const file = join(world.dataDir, 'bench-dump.jsonl')
  // Memory that any use of a server takes is not the price of an archive, nor what one of any size loads and compiles.
  for (let n = 0; n < 3000; n += 1) await small.get(inOtherWords('/api/animals?limit=50'))
  for (let n = 0; n < 20; n += 1) await takeArchive(world, small)
  const before = heldMb(world.pid())
  const delays: LoopDelay[] = []
  const grown: number[] = []
  const take = async (): Promise<number> => {
    await readLoopDelay(world)
    const held = await mostHeld(world.pid(), () => timed(() => takeArchive(world, large)))
    delays.push(await readLoopDelay(world))
    grown.push(held.most - before)
    return held.done
  }
  const dump = () => timed(() => dumpAnimals(db, keeperId, file))
  const { ratio, ours, raw } = await inTurn(take, dump, (taken) => 1 / taken)
  const [worst, more] = [median(delays.map(({ max }) => max)), median(grown)]
  const note = `${ms(1 / ours)} beside ${ms(1 / raw)} for lines of JSON in a file; an archive has every row twice, as JSON and as a sheet, packed, and is read to files first so that it is of one moment. Memory is beside ${before.toFixed(0)} MB of a server that has answered lists, + ${Math.max(...grown).toFixed(0)} MB at most; the loop's p99 is ${ms(median(delays.map(({ p99 }) => p99)))}`
  const stated = {
    what: 'export of 10,000 animals',
    target: '+ <= 30 MB, >= 0.5 of a bare dump, delay <= 20 ms',
    note,
  }
  const holds = more <= 30 && ratio >= 0.5 && worst <= 20
  return row('F21', stated, `+ ${more.toFixed(0)} MB, ${times(ratio)}, ${ms(worst)}`, holds)
}

async function measureImport(world: World, db: Db): Promise<Row> {
  const keeper = world.keeper(10)
  const keeperId = await idOf(keeper)
  const delays: LoopDelay[] = []
  const reads: { alone: number; beside: number }[] = []
  let sheets = 0
  const bring = async (): Promise<number> => {
    sheets += 1
    const sheet = longSheet(count, `R${sheets}`)
    const alone = (await watchReads(world, 1)).p99
    await readLoopDelay(world)
    const bringing = timed(async () => {
      const answer = await bringSheet(keeper, sheet)
      if (answer.status !== 201) throw new Error(answer.text)
    })
    reads.push({ alone, beside: (await watchReads(world, 60, bringing)).p99 })
    const taken = await bringing
    delays.push(await readLoopDelay(world))
    return taken
  }
  const insert = async () => timed(await readyInserts(db, keeperId, count))
  const { ratio, ours, raw } = await inTurn(bring, insert, (taken) => taken)
  const calm = median(reads.map(({ alone, beside }) => beside / alone))
  const [beside, alone] = [median(reads.map((read) => read.beside)), median(reads.map((read) => read.alone))]
  const worst = median(delays.map(({ max }) => max))
  const note = `${ms(ours)} beside ${ms(raw)}, one statement for each row in one transaction; p99 of reads meanwhile ${ms(beside)} beside ${ms(alone)}, the loop held up for ${ms(worst)} at most. All rows come in one commit, so that a sheet is taken whole or not at all, and a commit on SQLite holds the process up`
  const stated = {
    what: 'import of 10,000 rows',
    target: '<= 5 x bare inserts, others p99 <= 3 x',
    note,
  }
  return row('F22', stated, `${times(ratio)} x, ${times(calm)} x`, ratio <= 5 && calm <= 3)
}

import type { DialectName } from '../apps/server/src/platform/database/database.ts'
import { watched } from './harness/loop-delay.ts'
import { failed, type Row } from './harness/row.ts'
import { startWorld, type World } from './harness/world.ts'
import { measureCopies } from './rows/copies.ts'
import { measureCrowds } from './rows/crowds.ts'
import { measureGrowth } from './rows/growth.ts'
import { measureImportExport } from './rows/import-export.ts'
import { measureSoak, watchIdle } from './rows/long-runs.ts'
import { measurePhotos } from './rows/photos.ts'
import { measureReads } from './rows/reads.ts'
import { measureSizes } from './rows/sizes.ts'
import { measureIdleMemory, measureStart } from './rows/starting.ts'
import { measureReadsMeanwhile, measureWrites } from './rows/writes.ts'

/** What is measured, and which rows come of it. */
type Piece = { readonly rows: readonly string[]; readonly measure: () => Promise<Row[]> }

/** Animals and events of other keepers around the measured ones; on PostgreSQL fewer, so that it stays short. */
const crowds = {
  sqlite: { animals: 1_000_000, events: 1_000_000 },
  postgres: { animals: 200_000, events: 0 },
} as const

/** Measures the server on one database, row by row; `wanted` narrows it to some of them. */
export async function measureServer(
  dialect: DialectName,
  wanted: ReadonlySet<string>,
  show: (row: Row) => void,
): Promise<Row[]> {
  const { animals, events } = crowds[dialect]
  const worlds = createWorlds(dialect, animals, events)
  const rows: Row[] = []
  try {
    for (const piece of piecesOf(worlds, animals)) {
      if (wanted.size > 0 && !piece.rows.some((id) => wanted.has(id))) continue
      if (dialect === 'postgres' && piece.rows.some((id) => onSqliteOnly.has(id))) continue
      for (const row of await take(piece)) {
        rows.push(row)
        show(row)
      }
    }
  } finally {
    await worlds.dispose()
  }
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** Where a row stands: those of speed by their number, what an area asks for behind them. */
const placeOf = ({ id }: Row): number => (id.startsWith('F') ? Number(id.slice(1)) : Number.MAX_SAFE_INTEGER)

const take = ({ rows, measure }: Piece): Promise<Row[]> => measure().catch((error) => failed(rows, error))

/** The worlds, each made once somebody asks for it: the large one takes a minute. Watching the event loop costs some. */
function createWorlds(dialect: DialectName, animals: number, events: number) {
  const made = new Map<string, Promise<World>>()
  const once = (name: string, make: () => Promise<World>): Promise<World> => {
    const world = made.get(name) ?? make()
    made.set(name, world)
    return world
  }
  return {
    few: () => once('few', () => startWorld({ sizes: [10, 50, 10_000], others: 1000 }, dialect)),
    observed: () => once('observed', () => startWorld({ sizes: [10, 50], others: 1000 }, dialect, watched())),
    moved: () => once('moved', () => startWorld({ sizes: [10, 50, 10_000], others: 0 }, dialect, watched())),
    many: () => once('many', () => startWorld({ sizes: [50], others: animals, events }, dialect)),
    dispose: async () => {
      for (const world of made.values()) await (await world).dispose()
    },
  }
}

type Worlds = ReturnType<typeof createWorlds>

/** What says the same on either database, or is about the file that SQLite keeps. */
const onSqliteOnly = new Set(['F12', 'F15', 'F17', 'F19', 'F24', 'F25', 'F26', 'F27', 'F21', 'F22'])

function piecesOf({ few, observed, many, moved }: Worlds, animals: number): Piece[] {
  return [
    { rows: ['F1', 'F2', 'F3', 'F4', 'F5'], measure: async () => measureReads(await few()) },
    {
      rows: ['F6', 'F7', 'F8', 'F9', 'F10', 'F11'],
      measure: async () => measureGrowth(await few(), await many()),
    },
    { rows: ['F12', 'F13'], measure: async () => measureWrites(await few()) },
    { rows: ['F14', 'F23'], measure: async () => measureReadsMeanwhile(await observed()) },
    { rows: ['F15', 'F16', 'F29'], measure: async () => measureCrowds(await few()) },
    { rows: ['F27', 'F17', 'F18'], measure: async () => measureBesideIdle(await few(), await many()) },
    {
      rows: ['F19', 'F20', 'F28', 'F30'],
      measure: async () => measureSizes(await few(), await many(), animals),
    },
    {
      rows: ['F24', 'F25'],
      measure: async () => [
        await measureStart(await few(), await many()),
        await measureIdleMemory(await few()),
      ],
    },
    { rows: ['F26'], measure: async () => [await measureSoak(await many())] },
    { rows: ['OFF-26'], measure: async () => measureCopies(await moved()) },
    { rows: ['F21', 'F22'], measure: async () => measureImportExport(await moved()) },
  ]
}

/** The server with the million events rests while the other one takes in photos. */
async function measureBesideIdle(world: World, crowded: World): Promise<Row[]> {
  const rest = watchIdle(crowded)
  const rows = await measurePhotos(world)
  return [await rest(), ...rows]
}

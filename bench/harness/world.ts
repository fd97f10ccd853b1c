import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Db, type DialectName, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { bundle } from '../../apps/server/src/testing/entries.ts'
import { addAnimals } from '../../apps/server/src/testing/many-animals.ts'
import { RunningServer } from '../../apps/server/src/testing/running-server.ts'
import {
  lookAtTables,
  startTestPostgres,
  type TestPostgres,
} from '../../apps/server/src/testing/test-postgres.ts'
import { createVisitor, type Visitor } from '../../apps/server/src/testing/visitor.ts'
import { ensureServerBuilt } from '../../tools/server-build.ts'
import { addOthers } from './others.ts'
import { familyMs, processorMs } from './processor-time.ts'

/** A server of its own with keepers whose collections differ in nothing but their size, and others around them. */
export type World = {
  readonly dialect: DialectName
  readonly url: string
  readonly server: RunningServer
  readonly dataDir: string
  /** Keepers by the size of their collection. */
  readonly keeper: (size: number) => Visitor
  readonly pid: () => number
  /** Processor time that the server and its database have used so far, in milliseconds. */
  readonly usedMs: () => number
  /** Tokens of sessions of other keepers. */
  readonly tokens: readonly string[]
  /** How long the database was before the others came and after, in bytes; on SQLite. */
  readonly grown: { readonly before: number; readonly after: number }
  readonly dispose: () => Promise<void>
}

export type Population = {
  readonly sizes: readonly number[]
  /** Animals of other keepers, sixty each. */
  readonly others: number
  /** Events of other keepers, as many each as they have animals. */
  readonly events?: number
}

/** Starts a server whose database is filled while nobody serves it. */
export async function startWorld(
  population: Population,
  dialect: DialectName,
  env: Record<string, string> = {},
): Promise<World> {
  const postgres = dialect === 'postgres' ? await startTestPostgres() : null
  const settings = { PLAN_LIMITS: 'off', ...env, ...(postgres ? { DATABASE_URL: postgres.url } : {}) }
  await ensureServerBuilt()
  const server = await RunningServer.launch(settings, { isHeard: false, entry: bundle.main })
  const keepers = await register(server, population.sizes)
  await server.stop()
  const filled = await fill(server, postgres, keepers, population)
  await server.start()
  const pid = () => server.pid ?? 0
  return {
    dialect,
    // Browsers and tests look the name up; here that would be measured too.
    url: server.url.replace('localhost', '127.0.0.1'),
    server,
    dataDir: server.dataDir,
    keeper: (size) => visitorOf(keepers, size),
    pid,
    usedMs: () => processorMs(pid()) + (postgres ? familyMs(postgres.pid) : 0),
    ...filled,
    dispose: async () => {
      await server.dispose()
      await postgres?.stop()
    },
  }
}

type Registered = { readonly visitor: Visitor; readonly id: number; readonly size: number }

function visitorOf(keepers: readonly Registered[], size: number): Visitor {
  const found = keepers.find((keeper) => keeper.size === size)
  if (!found) throw new Error(`Nobody here keeps ${size} animals`)
  return found.visitor
}

async function register(server: RunningServer, sizes: readonly number[]): Promise<Registered[]> {
  const keepers: Registered[] = []
  for (const size of sizes) {
    const visitor = createVisitor(server.url)
    const username = `keeper-of-${size}`
    const details = { username, email: `${username}@example.org`, password: 'rack-7-tubs' }
    keepers.push({ visitor, size, id: (await visitor.post('/api/register', details)).json().id })
  }
  return keepers
}

async function fill(
  { dataDir }: RunningServer,
  postgres: TestPostgres | null,
  keepers: readonly Registered[],
  { others, events = 0 }: Population,
): Promise<Pick<World, 'tokens' | 'grown'>> {
  const { db } = await openDatabase({ databaseUrl: postgres?.url ?? null, dataDir })
  for (const { id, size } of keepers) await addAnimals(db, id, size)
  const before = await lengthOf(db, dataDir, postgres)
  const tokens = await addOthers(db, { animals: others, events })
  const after = await lengthOf(db, dataDir, postgres)
  if (postgres) await lookAtTables(db)
  await db.destroy()
  return { tokens, grown: { before, after } }
}

/** How long the database's file is once everything is in it. */
async function lengthOf(db: Db, dataDir: string, postgres: TestPostgres | null): Promise<number> {
  if (postgres) return 0
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  return statSync(join(dataDir, 'clutchbook.db')).size
}

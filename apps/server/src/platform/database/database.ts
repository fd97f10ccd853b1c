import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, type Transaction } from 'kysely'
import type { Workload } from './postgres.ts'
import type { Schema } from './schema.ts'
import { openSyncReader, sqliteDialect } from './sqlite.ts'
import type { SyncReader } from './sync-reader.ts'

/** Where single statements run. */
export type Db = Kysely<Schema>

/** A running transaction. A write over several statements takes this, so that it can't be half done. */
export type Tx = Transaction<Schema>

export type DialectName = 'sqlite' | 'postgres'

/** Where a database is. */
export type Place = { readonly databaseUrl: string | null; readonly dataDir: string }

/** How many connections work, how many rest, and how much work waits for one. */
export type ConnectionUse = { readonly used: number; readonly idle: number; readonly waiting: number }

export type OpenDatabase = { readonly db: Db; readonly dialect: DialectName }

/** What is had of a database beside its statements. */
type Extras = {
  /** What finds rows at once; null where the database is not within the process. Whoever asks it closes it. */
  readonly syncReader: SyncReader | null
  /** Null where there is one connection, as on SQLite. */
  readonly connections: (() => ConnectionUse) | null
}

/**
 * Opens PostgreSQL where an address is given, else SQLite in the data folder. A server is waited for by its keepers, so
 * it waits only so long; what runs by itself, as a migration does, takes its time.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Place,
  workload: Workload = 'batch',
): Promise<OpenDatabase & Extras> {
  if (databaseUrl) {
    // Loaded only where it is used: the driver costs memory that an embedded installation need not spend.
    const { createPool, postgresDialect } = await import('./postgres.ts')
    const pool = createPool(databaseUrl, workload)
    return {
      db: new Kysely<Schema>({ dialect: postgresDialect(pool) }),
      dialect: 'postgres',
      syncReader: null,
      connections: () => ({
        used: pool.totalCount - pool.idleCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      }),
    }
  }
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'clutchbook.db')
  return {
    db: new Kysely<Schema>({ dialect: sqliteDialect(path) }),
    dialect: 'sqlite',
    syncReader: openSyncReader(path),
    connections: null,
  }
}

/** Resolves when the database answers. */
export const checkDatabase = (db: Db): Promise<unknown> => sql`select 1`.execute(db)

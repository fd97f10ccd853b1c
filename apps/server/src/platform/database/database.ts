import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

/** Where single statements run. */
export type Db = Kysely<Schema>

/** A running transaction. A write over several statements takes this, so that it can't be half done. */
export type Tx = Transaction<Schema>

export type DialectName = 'sqlite' | 'postgres'

type Place = { readonly databaseUrl: string | null; readonly dataDir: string }

export type OpenDatabase = { readonly db: Db; readonly dialect: DialectName }

/** Opens PostgreSQL where an address is given, else SQLite in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Place): Promise<OpenDatabase> {
  if (databaseUrl) {
    // Loaded only where it is used: the driver costs memory that an embedded installation need not spend.
    const { postgresDialect } = await import('./postgres.ts')
    return { db: new Kysely<Schema>({ dialect: postgresDialect(databaseUrl) }), dialect: 'postgres' }
  }
  mkdirSync(dataDir, { recursive: true })
  return {
    db: new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, 'clutchbook.db')) }),
    dialect: 'sqlite',
  }
}

/** Resolves when the database answers. */
export const checkDatabase = (db: Db): Promise<unknown> => sql`select 1`.execute(db)

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

/** Where single statements run. */
export type Db = Kysely<Schema>

/** A running transaction. A write over several statements takes this, so that it can't be half done. */
export type Tx = Transaction<Schema>

export type DialectName = 'sqlite' | 'postgres'

export type OpenDatabase = { readonly db: Db; readonly dialect: DialectName }

/** Opens PostgreSQL where an address is given, else SQLite in the data folder. */
export function openDatabase({
  databaseUrl,
  dataDir,
}: {
  databaseUrl: string | null
  dataDir: string
}): OpenDatabase {
  if (databaseUrl)
    return { db: new Kysely<Schema>({ dialect: postgresDialect(databaseUrl) }), dialect: 'postgres' }
  mkdirSync(dataDir, { recursive: true })
  return {
    db: new Kysely<Schema>({ dialect: sqliteDialect(join(dataDir, 'clutchbook.db')) }),
    dialect: 'sqlite',
  }
}

import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import { type DialectName, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { formOf } from './full.ts'
import { isMany } from './many.ts'
import { createDatabases, type LentDatabase } from './reused-databases.ts'
import { makeScratch } from './scratch.ts'

/** A place of its own for one test: a data folder, and on PostgreSQL a database. */
export type TestPlace = {
  readonly dialect: DialectName
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly remove: () => Promise<void>
}

type SuiteOn = (dialect: DialectName) => void

const describeOn = (title: string, suite: SuiteOn, isShort: (dialect: DialectName) => boolean): void => {
  for (const dialect of isMany ? (['postgres'] as const) : (['sqlite', 'postgres'] as const))
    describe(`${title} on ${dialect}`, formOf(isShort(dialect)), () => suite(dialect))
}

/** Describes a suite twice: once for SQLite in a file, once for PostgreSQL. Where servers are many, PostgreSQL alone. */
export const onBothDatabases = (title: string, suite: SuiteOn): void => describeOn(title, suite, () => true)

/** The same for what says little of the database: `npm test` runs it on SQLite alone, `npm run test:full` on both. */
export const onSqliteFirst = (title: string, suite: SuiteOn): void =>
  describeOn(title, suite, (dialect) => dialect === 'sqlite')

/** With `empty` the database has no tables yet; else it is migrated already, and nothing is in it. */
export async function createPlace(dialect: DialectName, { empty = false } = {}): Promise<TestPlace> {
  const dataDir = await makeScratch('test')
  const database = dialect === 'postgres' ? await lendDatabase(empty) : null
  if (dialect === 'sqlite' && !empty) await writeFile(join(dataDir, databaseFile), await migratedFile())
  return {
    dialect,
    dataDir,
    databaseUrl: database?.url ?? null,
    remove: async () => {
      await database?.giveBack()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let databases: ReturnType<typeof createDatabases> | undefined

function lendDatabase(empty: boolean): Promise<LentDatabase> {
  databases ??= createDatabases(inject('postgresUrl'))
  return empty ? databases.lendBare() : databases.lend()
}

const databaseFile = 'clutchbook.db'

/** A database file that is migrated once, because writing its bytes is much quicker than migrating anew for each test. */
let migrated: Promise<Buffer> | undefined

function migratedFile(): Promise<Buffer> {
  migrated ??= makeMigratedFile()
  return migrated
}

async function makeMigratedFile(): Promise<Buffer> {
  const dataDir = await makeScratch('migrated')
  try {
    const opened = await openDatabase({ databaseUrl: null, dataDir })
    await migrate(opened)
    // Closing moves everything into the one file.
    await opened.db.destroy()
    return await readFile(join(dataDir, databaseFile))
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

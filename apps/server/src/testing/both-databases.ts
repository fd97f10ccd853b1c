import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { type DialectName, openDatabase } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'

/** A place of its own for one test: a data folder, and on PostgreSQL a fresh database. */
export type TestPlace = {
  readonly dialect: DialectName
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly remove: () => Promise<void>
}

/** Describes a suite twice: once for SQLite in a file, once for PostgreSQL. */
export function onBothDatabases(title: string, suite: (dialect: DialectName) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} on %s`, suite)
}

/** With `empty` the database has no tables yet; else on PostgreSQL it is migrated already. */
export async function createPlace(dialect: DialectName, { empty = false } = {}): Promise<TestPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clutchbook-test-'))
  const database = dialect === 'postgres' ? await createDatabase(empty) : null
  return {
    dialect,
    dataDir,
    databaseUrl: database?.url ?? null,
    remove: async () => {
      await database?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function createDatabase(empty: boolean): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = inject('postgresUrl')
  const name = newName()
  if (empty) await asAdmin(adminUrl, `create database ${name}`)
  else {
    template ??= createTemplate(adminUrl)
    await asAdmin(adminUrl, `create database ${name} template ${await template}`)
  }
  return {
    url: addressOf(adminUrl, name),
    drop: () => asAdmin(adminUrl, `drop database ${name} with (force)`),
  }
}

/** A database that is migrated once, because copying it is much quicker than migrating anew for each test. */
let template: Promise<string> | undefined

async function createTemplate(adminUrl: string): Promise<string> {
  const name = newName()
  await asAdmin(adminUrl, `create database ${name}`)
  const opened = await openDatabase({ databaseUrl: addressOf(adminUrl, name), dataDir: tmpdir() })
  await migrate(opened)
  await opened.db.destroy()
  return name
}

const newName = (): string => `test_${randomUUID().replaceAll('-', '')}`

function addressOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

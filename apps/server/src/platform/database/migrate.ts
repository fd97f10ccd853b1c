import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type ColumnTypes, columnTypes } from './column-types.ts'
import type { OpenDatabase } from './database.ts'
import { first } from './migrations/0001-first.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { collection } from './migrations/0003-collection.ts'
import { breeding } from './migrations/0004-breeding.ts'
import { lineage } from './migrations/0005-lineage.ts'
import { calendar } from './migrations/0006-calendar.ts'
import { sharing } from './migrations/0007-sharing.ts'
import { admin } from './migrations/0008-admin.ts'
import { billing } from './migrations/0009-billing.ts'

/** All migrations in order. A name is never changed once released: databases remember it. */
const migrations: Readonly<Record<string, (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>>> = {
  '0001-first': first,
  '0002-accounts': accounts,
  '0003-collection': collection,
  '0004-breeding': breeding,
  '0005-lineage': lineage,
  '0006-calendar': calendar,
  '0007-sharing': sharing,
  '0008-admin': admin,
  '0009-billing': billing,
}

/** Brings the database to this version's schema. Throws when a step fails; that step is then undone. */
export async function migrate({ db, dialect }: OpenDatabase): Promise<void> {
  const types = columnTypes(dialect)
  const steps: Record<string, Migration> = {}
  for (const [name, up] of Object.entries(migrations)) steps[name] = { up: (schemaDb) => up(schemaDb, types) }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => steps } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type ColumnTypes, columnTypes } from './column-types.ts'
import { type OpenDatabase, openDatabase, type Place } from './database.ts'
import { ensureEpoch, isInPlace } from './epoch.ts'
import { hasTable } from './has-table.ts'
import { first } from './migrations/0001-first.ts'
import { accounts } from './migrations/0002-accounts.ts'
import { collection } from './migrations/0003-collection.ts'
import { breeding } from './migrations/0004-breeding.ts'
import { lineage } from './migrations/0005-lineage.ts'
import { calendar } from './migrations/0006-calendar.ts'
import { sharing } from './migrations/0007-sharing.ts'
import { admin } from './migrations/0008-admin.ts'
import { billing } from './migrations/0009-billing.ts'
import { trash } from './migrations/0010-trash.ts'
import { tokens } from './migrations/0011-tokens.ts'
import { sharingControl } from './migrations/0012-sharing-control.ts'
import { dayPattern } from './migrations/0013-day-pattern.ts'
import { linkedAnimals } from './migrations/0014-linked-animals.ts'
import { release02 } from './migrations/release-0.2.ts'
import { refuseUnfinished } from './unfinished-transfer.ts'

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
  '0010-trash': trash,
  '0011-tokens': tokens,
  '0012-sharing-control': sharingControl,
  '0013-day-pattern': dayPattern,
  '0014-linked-animals': linkedAnimals,
  ...release02,
}

/** The names of all migrations: what a database of this version has gone through. */
export const stepNames: readonly string[] = Object.keys(migrations)

/** Throws where a newer version has changed the database to a form that this one would misread. Changes nothing. */
export async function refuseNewer(opened: OpenDatabase): Promise<void> {
  await lacksSteps(opened)
}

/** Whether the database has still to go through steps; throws as `refuseNewer`. */
async function lacksSteps({ db }: OpenDatabase): Promise<boolean> {
  if (!(await hasTable(db, migrationTable))) return true
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`.execute(db)
  const unknown = rows.find(({ name }) => !(name in migrations))
  if (unknown)
    throw new Error(
      `the database is of a newer version (it has "${unknown.name}"). Please use that version, or restore an older backup`,
    )
  return rows.length < stepNames.length
}

/** Where the names of the steps are kept that a database has gone through. */
const migrationTable = 'kysely_migration'

/** Throws where the database lacks a step, as one that is damaged can't be given any. Changes nothing. */
export async function refuseOlder(opened: OpenDatabase): Promise<void> {
  if (await lacksSteps(opened))
    throw new Error('the database is damaged and of an older version. Please restore a backup')
}

/** Brings the database to this version's schema, and begins a new epoch where it was put back. Throws as `migrateSchema`. */
export async function migrate(opened: OpenDatabase): Promise<void> {
  await migrateSchema(opened)
  await ensureEpoch(opened)
}

/**
 * Brings the database to this version's schema. Throws when a step fails, which is then undone, and as `refuseNewer` and
 * `refuseUnfinished`.
 */
export async function migrateSchema(opened: OpenDatabase): Promise<void> {
  const isBehind = await lacksSteps(opened)
  if (opened.dialect === 'postgres') await refuseUnfinished(opened.db)
  if (!isBehind) return
  const { error } = await createMigrator(opened).migrateToLatest()
  if (error) throw error
}

/**
 * As `migrate`, for a database that was opened for keepers: a step over many rows, and the wait for another server that
 * takes it, may last longer than a keeper waits.
 */
export async function migrateUnhurried(place: Place, opened: OpenDatabase): Promise<void> {
  if (await isUpToDate(opened)) return
  const unhurried = await openDatabase(place)
  try {
    await migrate(unhurried)
  } finally {
    await unhurried.db.destroy()
  }
}

async function isUpToDate(opened: OpenDatabase): Promise<boolean> {
  const isBehind = await lacksSteps(opened)
  await refuseUnfinished(opened.db)
  return !isBehind && (await isInPlace(opened))
}

/** What takes a database through its steps: all that are missing in one transaction, on each database. */
export function createMigrator({ db, dialect }: OpenDatabase): Migrator {
  const types = columnTypes(dialect)
  const steps: Record<string, Migration> = {}
  for (const [name, up] of Object.entries(migrations)) steps[name] = { up: (schemaDb) => up(schemaDb, types) }
  return new Migrator({
    db,
    provider: { getMigrations: async () => steps },
    migrationTableName: migrationTable,
  })
}

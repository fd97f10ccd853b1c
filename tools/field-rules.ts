import { rmSync } from 'node:fs'
import { archiveKinds } from '../apps/server/src/features/import-export/archive-kinds.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateSchema } from '../apps/server/src/platform/database/migrate.ts'
import { makeScratch } from '../apps/server/src/testing/scratch.ts'

/** A table of records as a fresh database has it, and the columns that its fields and its archive account for. */
export type RecordTable = {
  readonly table: string
  readonly columns: readonly string[]
  readonly known: readonly string[]
}

/** What is wrong with the tables of records: a column that no field states, or a field that no column holds. */
export const fieldProblems = (tables: readonly RecordTable[]): string[] =>
  tables.flatMap(({ table, columns, known }) => [
    ...without(columns, known).map(
      (column) =>
        `the column ${table}.${column} is not stated: add it to the fields of its record (*.fields.ts in packages/domain), or leave it out of archives with a reason (archive-kinds.ts)`,
    ),
    ...without(known, columns).map(
      (column) => `${table}.${column} is stated, and no migration adds such a column`,
    ),
  ])

const without = (all: readonly string[], some: readonly string[]): string[] =>
  all.filter((one) => !some.includes(one))

/** Migrates a fresh database and compares its tables of records with their fields. */
export async function listFieldProblems(): Promise<{ problems: string[]; compared: number }> {
  const dataDir = await makeScratch('test')
  const opened = await openDatabase({ databaseUrl: null, dataDir })
  try {
    await migrateSchema(opened)
    const tables = await opened.db.introspection.getTables()
    const compared = archiveKinds.map(({ table, columns, left }) => ({
      table,
      columns: tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [],
      known: [...Object.keys(columns), ...Object.keys(left)],
    }))
    return { problems: fieldProblems(compared), compared: compared.length }
  } finally {
    opened.syncReader?.close()
    await opened.db.destroy()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

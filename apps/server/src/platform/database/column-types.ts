import { type ColumnDataType, type CreateTableBuilder, type Expression, type Kysely, sql } from 'kysely'
import type { DialectName } from './database.ts'

type DataType = ColumnDataType | Expression<unknown>

/** How each kind of column is written on one database. Migrations name kinds, so that they are written once. */
export type ColumnTypes = {
  readonly dialect: DialectName
  readonly reference: DataType
  readonly whole: DataType
  readonly amount: DataType
  readonly flag: DataType
  /** Text that people read. */
  readonly text: DataType
  /** Text whose byte order matters: keys, days, moments. */
  readonly key: DataType
}

const sqlite: ColumnTypes = {
  dialect: 'sqlite',
  reference: 'integer',
  whole: 'integer',
  amount: 'real',
  flag: 'integer',
  text: 'text',
  key: 'text',
}

const postgres: ColumnTypes = {
  dialect: 'postgres',
  reference: 'bigint',
  whole: 'bigint',
  amount: 'double precision',
  flag: 'boolean',
  text: 'text',
  key: sql`text collate "C"`,
}

export const columnTypes = (dialect: DialectName): ColumnTypes => (dialect === 'sqlite' ? sqlite : postgres)

/** Begins a table; on SQLite it is STRICT, so that a value of the wrong type is refused as on PostgreSQL. */
export function createTable(
  db: Kysely<unknown>,
  name: string,
  types: ColumnTypes,
): CreateTableBuilder<string, never> {
  const table = db.schema.createTable(name)
  return types.dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table
}

/** Begins a table whose rows get a number from the database that is never given twice. */
export function createNumberedTable(
  db: Kysely<unknown>,
  name: string,
  types: ColumnTypes,
): CreateTableBuilder<string, 'id'> {
  const table = createTable(db, name, types)
  return types.dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
}

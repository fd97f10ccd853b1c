import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite'
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

const statementsKept = 500

/**
 * Opens a database file for Kysely. WAL with synchronous=FULL: a commit is on the disk before it is answered.
 * secure_delete: what a keeper deletes is overwritten, not only left out.
 * Pass ':memory:' for a database that lives as long as the process.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -16384;
    PRAGMA temp_store = MEMORY;
  `)
  return new SqliteDialect({ database: adapt(database) })
}

/** Keeps prepared statements, because preparing costs four times a point read. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql)
      if (known) return known
      const statement = adaptStatement(database.prepare(sql))
      const oldest = kept.keys().next()
      if (kept.size >= statementsKept && !oldest.done) kept.delete(oldest.value)
      kept.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  // Rows come as lists of values and are made into objects here: those that the driver makes have no prototype, and
  // reading one of their fields takes several times as long.
  statement.setReturnArrays(true)
  const names = statement.columns().map(({ name }) => name)
  const toRow = (values: unknown): Record<string, unknown> => {
    const row: Record<string, unknown> = {}
    let place = 0
    for (const name of names) row[name] = (values as SQLOutputValue[])[place++]
    return row
  }
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)).map(toRow),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(bindable))) yield toRow(values)
    },
  }
}

/**
 * An object as first parameter would be taken for named parameters and shift all others, and a missing one would
 * silently become NULL; both are refused here instead.
 */
function bindable(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`A ${typeof value} can't be a parameter of an SQL statement`)
}

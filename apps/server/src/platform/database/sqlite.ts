import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely'
import { LRUCache } from 'lru-cache'
import { createGroupFsync, type GroupFsync } from './group-commit/group-fsync.ts'
import { SerializedDriver } from './group-commit/sqlite-driver.ts'
import type { SyncReader } from './sync-reader.ts'

const maxStatements = 500

/**
 * Opens a database file for Kysely. A commit is on the disk before it is answered: SQLite leaves the sync of its log to
 * us (synchronous=NORMAL), and the driver makes it beside the event loop. A file system that can't have such a log has
 * SQLite sync by itself.
 * secure_delete: what a keeper deletes is overwritten, not only left out.
 * Pass ':memory:' for a database that lives as long as the process.
 */
export function sqliteDialect(path: string, groupFsyncOf = createGroupFsync): SqliteDialect {
  const database = new DatabaseSync(path)
  const journal = database.prepare('PRAGMA journal_mode = WAL').get()?.journal_mode
  const log = journal === 'wal' ? `${database.location()}-wal` : null
  database.exec(`
    PRAGMA synchronous = ${log === null ? 'FULL' : 'NORMAL'};
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA secure_delete = ON;
    PRAGMA cache_size = -16384;
    PRAGMA temp_store = MEMORY;
  `)
  const checkpoint = () => checkpointLog(database)
  return new SerializedDialect(adapt(database), log === null ? null : groupFsyncOf(log, checkpoint))
}

/** Brings all that stands in the log to its place in the database, and syncs that. */
function checkpointLog(database: DatabaseSync): void {
  if (database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0)
    throw new Error('The log of the database is still being read')
}

/** Opened with the first question, so that who asks none holds no second connection. */
export function openSyncReader(path: string): SyncReader {
  let database: DatabaseSync | undefined
  return {
    prepare: <Row>({ sql }: CompiledQuery<Row>) => {
      let statement: SqliteStatement | undefined
      return (parameters) => {
        database ??= new DatabaseSync(path, { readOnly: true })
        statement ??= adaptStatement(database.prepare(sql))
        return statement.all(parameters)[0] as Row | undefined
      }
    },
    close: () => {
      if (database?.isOpen) database.close()
    },
  }
}

class SerializedDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #disk: GroupFsync | null

  constructor(database: SqliteDatabase, groupFsync: GroupFsync | null) {
    super({ database })
    this.#database = database
    this.#disk = groupFsync
  }

  override createDriver(): SerializedDriver {
    return new SerializedDriver(this.#database, this.#disk)
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  /**
   * SQLite changes tables within transactions as well as rows, which Kysely doesn't use unless told so: a migration that
   * is cut short would leave a schema between the old one and the new.
   */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** The driver hands its one connection out in turns; Kysely's own lock would hold it until the disk has confirmed. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Keeps prepared statements, because preparing costs four times a point read. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: maxStatements })
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql)
      if (known) return known
      const prepared = adaptStatement(database.prepare(sql))
      const statement = sql === 'rollback' ? onlyWithin(database, prepared) : prepared
      statements.set(sql, statement)
      return statement
    },
  }
}

/**
 * A rollback that does nothing where nothing is left to undo: a write that finds the disk full may have undone all of its
 * transaction, and a complaint about that would be told in place of the failure itself.
 */
const onlyWithin = (database: DatabaseSync, statement: SqliteStatement): SqliteStatement => ({
  ...statement,
  run: (parameters) =>
    database.isTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 },
})

function adaptStatement(statement: StatementSync): SqliteStatement {
  // The driver's own row objects have no prototype, and copying their fields takes twice as long.
  statement.setReturnArrays(true)
  const names = statement.columns().map(({ name }) => name)
  const toRow = (values: unknown): Record<string, unknown> => rowOf(names, values as readonly unknown[])
  return {
    reader: names.length > 0,
    all: (parameters) => statement.all(...parameters.map(bindable)).map(toRow),
    run: (parameters) => statement.run(...parameters.map(bindable)),
    *iterate(parameters) {
      for (const values of statement.iterate(...parameters.map(bindable))) yield toRow(values)
    },
  }
}

function rowOf(names: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) row[name] = values[index]
  return row
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

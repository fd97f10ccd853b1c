import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
  SqliteDriver,
} from 'kysely'
import type { GroupFsync } from './group-fsync.ts'
import { createMutexQueue } from './mutex-queue.ts'

/**
 * One connection, which all who need it have in turns. A turn ends with the statement or the transaction it was taken
 * for; whoever has changed something then waits for the disk, while the next one's turn has begun already. So the disk
 * holds nobody up but those who wait for its word, and its one sync is the word for many.
 */
export class SerializedDriver implements Driver {
  readonly #driver: SqliteDriver
  readonly #line = createMutexQueue()
  readonly #disk: GroupFsync | null

  /** The disk is that of the write-ahead log; null where a commit is kept, or as good as kept, once it is made. */
  constructor(database: SqliteDatabase, groupFsync: GroupFsync | null) {
    this.#driver = new SqliteDriver({ database })
    this.#disk = groupFsync
  }

  init(): Promise<void> {
    return this.#driver.init()
  }

  async acquireConnection(): Promise<TrackedConnection> {
    const connection = await this.#driver.acquireConnection()
    await this.#line.take()
    return new TrackedConnection(connection)
  }

  beginTransaction({ connection }: TrackedConnection): Promise<void> {
    return this.#driver.beginTransaction(connection)
  }

  commitTransaction({ connection }: TrackedConnection): Promise<void> {
    return this.#driver.commitTransaction(connection)
  }

  rollbackTransaction(tracked: TrackedConnection): Promise<void> {
    tracked.hasWritten = false
    return this.#driver.rollbackTransaction(tracked.connection)
  }

  /** Throws `OutcomeUnknownError` where the disk did not confirm what was written. */
  async releaseConnection({ hasWritten }: TrackedConnection): Promise<void> {
    this.#line.pass()
    if (hasWritten) await this.#disk?.confirm()
  }

  async destroy(): Promise<void> {
    await this.#disk?.close()
    await this.#driver.destroy()
  }
}

/** How SQL begins that needs no word of the disk; a question that Kysely has put together may begin otherwise. */
const asking = /^\s*(select|pragma)\b/i

/** The connection, as one has it whose turn it is. */
class TrackedConnection implements DatabaseConnection {
  readonly connection: DatabaseConnection
  hasWritten = false

  constructor(connection: DatabaseConnection) {
    this.connection = connection
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    this.hasWritten ||= query.query.kind !== 'SelectQueryNode' && !asking.test(query.sql)
    return this.connection.executeQuery(query)
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.connection.streamQuery(query, chunkSize)
  }
}

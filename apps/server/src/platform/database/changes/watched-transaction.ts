import { DummyDriver, SqliteDialect, Transaction } from 'kysely'
import type { Tx } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { Recorder } from './recorder.ts'
import { TouchedRows } from './touched-rows.ts'
import { WatchedExecutor } from './watched-executor.ts'
import { WatchedStatements } from './watched-statements.ts'

// What a transaction needs besides the executor is for questions about tables and for connections of its own, of which
// this one has none to ask and none to make.
const dialect = new SqliteDialect({
  database: async () => {
    throw new Error('A watched transaction opens no database')
  },
})
const driver = new DummyDriver()

/** The same transaction, whose statements a recorder hears of. */
export function watchTransaction(tx: Tx, recorder: Recorder): Tx {
  const executor = tx.getExecutor()
  const statements = new WatchedStatements(new TouchedRows(tx, executor), recorder)
  const watched = new WatchedExecutor(executor, statements)
  return new Transaction<Schema>({ config: { dialect }, dialect, driver, executor: watched })
}

import type { DatabaseConnection } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Counts the statements that a database is given while `work` runs, those of transactions too. */
export async function countStatements(db: Db, work: () => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  let count = 0
  const counted = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery: (query) => {
      count += 1
      return connection.executeQuery(query)
    },
    streamQuery: (query, size) => {
      count += 1
      return connection.streamQuery(query, size)
    },
  })
  executor.provideConnection = (consumer) => provide((connection) => consumer(counted(connection)))
  try {
    await work()
    return count
  } finally {
    executor.provideConnection = provide
  }
}

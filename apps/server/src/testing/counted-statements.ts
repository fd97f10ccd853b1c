import type { CompiledQuery, DatabaseConnection } from 'kysely'
import type { Db } from '../platform/database/database.ts'

/** Counts the statements that a database is given while `work` runs, those of transactions too. */
export async function countStatements(db: Db, work: () => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  let count = 0
  // A connection that has all of the other's besides, which its driver asks for.
  const counted = (connection: DatabaseConnection): DatabaseConnection =>
    Object.assign(Object.create(connection), {
      executeQuery: (query: CompiledQuery) => {
        count += 1
        return connection.executeQuery(query)
      },
      streamQuery: (query: CompiledQuery, size: number) => {
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

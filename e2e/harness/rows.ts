import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { RunningServer } from '../../apps/server/src/testing/running-server.ts'

/** Looks into, or changes, the records of a running server behind its back. */
export function withDatabase<Result>(
  { dataDir }: RunningServer,
  work: (database: DatabaseSync) => Result,
): Result {
  const database = new DatabaseSync(join(dataDir, 'clutchbook.db'), { timeout: 5000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

/** Lets a keeper's sessions look as if they had begun so many hours ago. */
export const ageSessions = (server: RunningServer, keeperId: number, hours: number): void =>
  withDatabase(server, (database) => {
    const createdAt = new Date(Date.now() - hours * 3_600_000).toISOString()
    database.prepare('update session set createdAt = ? where keeperId = ?').run(createdAt, keeperId)
  })

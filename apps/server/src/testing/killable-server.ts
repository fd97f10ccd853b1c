import { expect } from 'vitest'
import type { DialectName } from '../platform/database/database.ts'
import { createPlace, type TestPlace } from './both-databases.ts'
import { RunningServer } from './running-server.ts'
import { createVisitor, type Visitor } from './visitor.ts'

/** A server of its own, on files or on a database of its own, and a keeper who is signed in. */
export type KillableServer = {
  readonly place: TestPlace
  readonly server: RunningServer
  readonly keeper: Visitor
  readonly dispose: () => Promise<void>
}

/** Starts a server that a test may kill: a process of its own, without limits of plans. */
export async function launchKillable(dialect: DialectName): Promise<KillableServer> {
  const place = await createPlace(dialect)
  const server = await RunningServer.launch({
    LOG_LEVEL: 'warn',
    PLAN_LIMITS: 'off',
    ...(place.databaseUrl === null ? {} : { DATABASE_URL: place.databaseUrl }),
  })
  const keeper = createVisitor(server.url)
  const details = { username: 'mara', email: 'mara@example.org', password: 'rack-7-tubs' }
  expect((await keeper.post('/api/register', details)).status).toBe(201)
  return {
    ...{ place, server, keeper },
    dispose: async () => {
      await server.dispose()
      await place.remove()
    },
  }
}

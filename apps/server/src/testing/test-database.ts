import { onTestFinished } from 'vitest'
import { type Db, type DialectName, openDatabase } from '../platform/database/database.ts'
import { createKeeperState } from '../platform/database/keeper-state.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createTransact, type Transact } from '../platform/database/transaction.ts'
import { createPlace } from './both-databases.ts'

/** A migrated database with one keeper, for one test. */
export type TestDatabase = {
  readonly db: Db
  readonly transact: Transact
  readonly keeperId: number
  /** What work after a commit threw. */
  readonly reported: unknown[]
}

export async function openTestDatabase(dialect: DialectName): Promise<TestDatabase> {
  const place = await createPlace(dialect)
  const opened = await openDatabase(place)
  onTestFinished(async () => {
    await opened.db.destroy()
    await place.remove()
  })
  await migrate(opened)
  const reported: unknown[] = []
  const transact = createTransact(opened.db, (error) => reported.push(error))
  return { db: opened.db, transact, keeperId: await transact((tx) => createTestKeeper(tx)), reported }
}

async function createTestKeeper(tx: Parameters<Parameters<Transact>[0]>[0]): Promise<number> {
  const { id } = await tx
    .insertInto('keeper')
    .values({
      username: 'mara',
      usernameKey: 'mara',
      email: 'mara@example.org',
      emailKey: 'mara@example.org',
      name: null,
      passwordHash: '',
      profileImage: null,
      plan: 'free',
      isAdmin: false,
      isActive: true,
      timeZone: 'UTC',
      createdAt: '2026-01-01T00:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await createKeeperState(tx, id)
  return id
}

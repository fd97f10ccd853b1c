import type { Db, Tx } from '../../platform/database/database.ts'
import type { KeeperTable } from '../../platform/database/schema.ts'

/** A keeper's row as it is written. */
export type NewKeeper = Omit<KeeperTable, 'id' | 'isAdmin' | 'isActive'> & {
  isAdmin: boolean
  isActive: boolean
}

const publicColumns = [
  'keeper.id',
  'keeper.username',
  'keeper.email',
  'keeper.name',
  'keeper.profileImage',
  'keeper.plan',
  'keeper.isAdmin',
  'keeper.timeZone',
  'keeper.createdAt',
] as const

/** Makes a keeper and answers its number. A taken name or address breaks a unique constraint. */
export async function createKeeper(tx: Tx, keeper: NewKeeper): Promise<number> {
  const { id } = await tx.insertInto('keeper').values(keeper).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What signing in needs to know of a name. */
export const findSecretsByUsernameKey = (db: Db, usernameKey: string) =>
  db
    .selectFrom('keeper')
    .select(['id', 'emailKey', 'passwordHash', 'isActive'])
    .where('usernameKey', '=', usernameKey)
    .executeTakeFirst()

export const findIdByEmailKey = (db: Db, emailKey: string) =>
  db.selectFrom('keeper').select('id').where('emailKey', '=', emailKey).executeTakeFirst()

/** A keeper as they may see themselves. */
export const getKeeper = (db: Db, keeperId: number) =>
  db.selectFrom('keeper').select(publicColumns).where('id', '=', keeperId).executeTakeFirstOrThrow()

export async function changePasswordHash(db: Db, keeperId: number, passwordHash: string): Promise<void> {
  await db.updateTable('keeper').set({ passwordHash }).where('id', '=', keeperId).execute()
}

export async function changePlan(db: Db, keeperId: number, plan: KeeperTable['plan']): Promise<void> {
  await db.updateTable('keeper').set({ plan }).where('id', '=', keeperId).execute()
}

export type NewSession = {
  tokenHash: string
  keeperId: number
  isRemembered: boolean
  createdAt: string
  expiresAt: string
}

export async function createSession(db: Db, session: NewSession): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

/** The keeper of a living session and the version of their data, in one look-up (every request makes it). */
export const findSession = (db: Db, tokenHash: string, now: string) =>
  db
    .selectFrom('session')
    .innerJoin('keeper', 'keeper.id', 'session.keeperId')
    .innerJoin('keeperState', 'keeperState.keeperId', 'session.keeperId')
    .select([
      'session.keeperId',
      'session.isRemembered',
      'session.expiresAt',
      'keeper.plan',
      'keeper.isAdmin',
      'keeper.timeZone',
      'keeperState.dataVersion',
    ])
    .where('session.tokenHash', '=', tokenHash)
    .where('session.expiresAt', '>', now)
    .where('keeper.isActive', '=', true)
    .executeTakeFirst()

export async function extendSession(db: Db, tokenHash: string, expiresAt: string): Promise<void> {
  await db.updateTable('session').set({ expiresAt }).where('tokenHash', '=', tokenHash).execute()
}

export async function removeSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', tokenHash).execute()
}

export async function removeSessionsEndedBefore(db: Db, now: string): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}

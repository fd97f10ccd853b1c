import type { Insertable } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import type { SessionTable } from '../../platform/database/schema.ts'
import type { SyncReader } from '../../platform/database/sync-reader.ts'

export async function createSession(db: Db, session: Insertable<SessionTable>): Promise<void> {
  await db.insertInto('session').values(session).execute()
}

/**
 * The keeper of a living session and the version of their data, in one look-up. Every request makes it, so the
 * statement is written out once and only its values change. It answers at once where the database can.
 */
export function prepareFindSession(db: Db, syncReader: SyncReader | null) {
  const query = db
    .selectFrom('session')
    .innerJoin('keeper', 'keeper.id', 'session.keeperId')
    .innerJoin('keeperState', 'keeperState.keeperId', 'session.keeperId')
    .select([
      'session.id as sessionId',
      'session.keeperId',
      'session.lastSeenAt',
      'keeper.plan',
      'keeper.isAdmin',
      'keeper.timeZone',
      'keeperState.dataVersion',
    ])
    .where('session.tokenHash', '=', '')
    .where('session.expiresAt', '>', '')
    .where('keeper.isActive', '=', true)
    .compile()
  const lookUp = syncReader?.prepare(query)
  return (tokenHash: string, now: string) => {
    const parameters = [tokenHash, now, true]
    if (lookUp) return lookUp(parameters)
    const asked: typeof query = { ...query, parameters }
    return db.executeQuery(asked).then(({ rows }) => rows[0])
  }
}

/** What only few calls need to know of a session: when it began, and whether the browser keeps it. */
export const findSessionStart = (db: Db, keeperId: number, id: number) =>
  db
    .selectFrom('session')
    .select(['createdAt', 'isRemembered'])
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Notes that a session is used, and when it will end without further use. */
export async function extendSession(
  db: Db,
  id: number,
  moments: { lastSeenAt: string; expiresAt: string },
): Promise<void> {
  await db.updateTable('session').set(moments).where('id', '=', id).execute()
}

/** A keeper's living sessions, the last used first. */
export const listSessions = (db: Db, keeperId: number, now: string) =>
  db
    .selectFrom('session')
    .select(['id', 'device', 'createdAt', 'lastSeenAt'])
    .where('keeperId', '=', keeperId)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Ends the session of a token, and answers whose it was and at which device. */
export const removeSession = (db: Db, tokenHash: string) =>
  db
    .deleteFrom('session')
    .where('tokenHash', '=', tokenHash)
    .returning(['keeperId', 'atDevice'])
    .executeTakeFirst()

/** Ends one session of a keeper by its number; answers whether there was one. */
export async function removeOwnSession(db: Db, keeperId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The device that a session is at, if it has said so. */
export async function findDeviceOfSession(
  db: Db,
  keeperId: number,
  id: number | undefined,
): Promise<string | null> {
  if (id === undefined) return null
  const row = await db
    .selectFrom('session')
    .select('atDevice')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.atDevice ?? null
}

/** Notes at which device a session is. */
export async function putSessionAt(
  tx: Db,
  keeperId: number,
  id: number | undefined,
  atDevice: string,
): Promise<void> {
  if (id === undefined) return
  await tx
    .updateTable('session')
    .set({ atDevice })
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .execute()
}

/** Ends the sessions of a keeper at a device. */
export async function endSessionsAt(tx: Db, keeperId: number, device: string): Promise<void> {
  await tx.deleteFrom('session').where('keeperId', '=', keeperId).where('atDevice', '=', device).execute()
}

/** Ends all sessions of a keeper, but for the given one. */
export async function removeSessions(db: Db, keeperId: number, kept?: number): Promise<void> {
  let removal = db.deleteFrom('session').where('keeperId', '=', keeperId)
  if (kept !== undefined) removal = removal.where('id', '!=', kept)
  await removal.execute()
}

export async function removeSessionsEndedBefore(db: Db, now: string): Promise<void> {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}

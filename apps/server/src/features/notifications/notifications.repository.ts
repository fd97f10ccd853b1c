import type { Insertable, Selectable } from 'kysely'
import type { NotificationTable } from '../../platform/database/calendar-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

export type NotificationRow = Selectable<NotificationTable>

export async function createNotifications(
  tx: Tx,
  notifications: readonly Insertable<NotificationTable>[],
): Promise<void> {
  await tx
    .insertInto('notification')
    .values([...notifications])
    .execute()
}

/** A keeper's notifications, newest first, at most so many. */
export const listNotifications = (db: Db, keeperId: number, atMost: number): Promise<NotificationRow[]> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()

/** When each of the newest notifications was read. */
export const listReadMarks = (db: Db, keeperId: number, atMost: number) =>
  db
    .selectFrom('notification')
    .select('readAt')
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()

export const findNotification = (
  db: Db,
  keeperId: number,
  id: number,
): Promise<NotificationRow | undefined> =>
  db
    .selectFrom('notification')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Marks notifications of a keeper read that were not: one by its number, or all. */
export async function readNotifications(
  tx: Tx,
  keeperId: number,
  readAt: string,
  id?: number,
): Promise<void> {
  let update = tx
    .updateTable('notification')
    .set({ readAt })
    .where('keeperId', '=', keeperId)
    .where('readAt', 'is', null)
  if (id !== undefined) update = update.where('id', '=', id)
  await update.execute()
}

/** Keepers with notifications that were read before a moment, but for the given ones; few at a time. */
export async function listKeepersReadBefore(db: Db, moment: string): Promise<number[]> {
  const rows = await db
    .selectFrom('notification')
    .select('keeperId')
    .distinct()
    .where('readAt', '<=', moment)
    .limit(500)
    .execute()
  return rows.map(({ keeperId }) => keeperId)
}

/** Removes a keeper's notifications that were read before a moment. */
export async function removeReadBefore(tx: Tx, keeperId: number, moment: string): Promise<void> {
  await tx.deleteFrom('notification').where('keeperId', '=', keeperId).where('readAt', '<=', moment).execute()
}

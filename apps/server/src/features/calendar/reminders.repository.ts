import type { Db, Tx } from '../../platform/database/database.ts'
import type { EventRow } from './calendar.repository.ts'

const atOnce = 200

/** Keepers with reminders that are due, the longest due first, but for the given ones; few at a time. */
export async function listKeepersDue(db: Db, now: string, except: ReadonlySet<number>): Promise<number[]> {
  let select = db.selectFrom('event').select('keeperId').where('dueAt', '<=', now)
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  const rows = await select.orderBy('dueAt').limit(atOnce).execute()
  return [...new Set(rows.map(({ keeperId }) => keeperId))]
}

/** The reminders of a keeper that are due, the longest due first; at most so many at a time. */
export const listDue = (tx: Tx, keeperId: number, now: string): Promise<EventRow[]> =>
  tx
    .selectFrom('event')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(atOnce)
    .execute()

/** When a reminder comes next, and through which day it has come. */
export type ReminderState = Pick<EventRow, 'dueOn' | 'dueAt' | 'remindedThrough'>

/** Moves a reminder on from where it was seen; answers false where someone else has done so. */
export async function moveReminder(
  tx: Tx,
  { keeperId, id, dueAt }: Pick<EventRow, 'keeperId' | 'id' | 'dueAt'>,
  next: ReminderState,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('event')
    .set(next)
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .where('dueAt', '=', dueAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** All of a keeper's reminders that are to come. */
export const listPlanned = (tx: Tx, keeperId: number): Promise<EventRow[]> =>
  tx
    .selectFrom('event')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('removedAt', 'is', null)
    .where('dueAt', 'is not', null)
    .execute()

/** The zone a keeper lives by. */
export async function getTimeZone(tx: Tx, keeperId: number): Promise<string> {
  const { timeZone } = await tx
    .selectFrom('keeper')
    .select('timeZone')
    .where('id', '=', keeperId)
    .executeTakeFirstOrThrow()
  return timeZone
}

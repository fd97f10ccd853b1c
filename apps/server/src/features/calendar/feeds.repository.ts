import type { Insertable } from 'kysely'
import type { EventTable, FeedTable } from '../../platform/database/calendar-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { EventRow } from './calendar.repository.ts'

const shownColumns = ['id', 'type', 'createdAt', 'lastReadOn'] as const

export const createFeed = (tx: Tx, feed: Insertable<FeedTable>) =>
  tx.insertInto('calendarFeed').values(feed).returning(shownColumns).executeTakeFirstOrThrow()

export const listFeeds = (db: Db, keeperId: number) =>
  db
    .selectFrom('calendarFeed')
    .select(shownColumns)
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .execute()

/** Revokes a feed; answers whether there was one. */
export async function removeFeed(db: Db, keeperId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendarFeed')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The feed of a key and the version of its keeper's data; undefined where it is revoked, unknown or the account shut. */
export const findFeedByKey = (db: Db, keyHash: string) =>
  db
    .selectFrom('calendarFeed')
    .innerJoin('keeper', 'keeper.id', 'calendarFeed.keeperId')
    .innerJoin('keeperState', 'keeperState.keeperId', 'calendarFeed.keeperId')
    .select([
      'calendarFeed.id',
      'calendarFeed.keeperId',
      'calendarFeed.type',
      'calendarFeed.lastReadOn',
      'keeper.timeZone',
      'keeperState.dataVersion',
    ])
    .where('calendarFeed.keyHash', '=', keyHash)
    .where('keeper.isActive', '=', true)
    .executeTakeFirst()

/** Notes the day on which a calendar program asked. */
export async function noteFeedRead(db: Db, id: number, lastReadOn: string): Promise<void> {
  await db.updateTable('calendarFeed').set({ lastReadOn }).where('id', '=', id).execute()
}

type Narrowed = { readonly keeperId: number; readonly type: EventTable['type'] | null }

/** A keeper's events from a day on, the latest at most so many, of one type or of all. */
export function listFeedEvents(
  db: Db,
  { keeperId, type }: Narrowed,
  { from, atMost }: { from: string; atMost: number },
): Promise<EventRow[]> {
  const select = db
    .selectFrom('event')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('removedAt', 'is', null)
    .where('startDate', '>=', from)
  return (type === null ? select : select.where('type', '=', type))
    .orderBy('startDate', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import { cutPage, type Page, positionOf } from '@clutchbook/domain/kernel/paging'
import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { EventTable } from '../../platform/database/calendar-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Schema } from '../../platform/database/schema.ts'

export type EventRow = Selectable<EventTable>

/** What a save writes. */
export type EventValues = Omit<
  EventRow,
  'id' | 'isAllDay' | 'isCompleted' | 'hasReminder' | 'isReminderEnabled'
> & {
  isAllDay: boolean
  isCompleted: boolean
  hasReminder: boolean
  isReminderEnabled: boolean
}

const keepersAtOnce = 200

/** The keeper's events, without those that were deleted with all others and could still be brought back. */
const eventsOf = (db: Db, keeperId: number) =>
  db.selectFrom('event').selectAll().where('keeperId', '=', keeperId).where('removedAt', 'is', null)

export const createEvent = (tx: Tx, values: EventValues): Promise<EventRow> =>
  tx.insertInto('event').values(values).returningAll().executeTakeFirstOrThrow()

export const findEvent = (db: Db, keeperId: number, id: number): Promise<EventRow | undefined> =>
  eventsOf(db, keeperId).where('id', '=', id).executeTakeFirst()

/** Writes an own event. The keeper's lock is held, so nobody writes it meanwhile. */
export const changeEvent = (tx: Tx, id: number, values: EventValues): Promise<EventRow> =>
  tx
    .updateTable('event')
    .set(values)
    .where('keeperId', '=', values.keeperId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes an own event. */
export async function removeEvent(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('event').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

/** Puts all events of a keeper out of sight; answers how many. */
export async function hideEvents(tx: Tx, keeperId: number, removedAt: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('event')
    .set({ removedAt, dueOn: null, dueAt: null })
    .where('keeperId', '=', keeperId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

/** The events that were last put out of sight, if that was after the given moment. */
export async function listHidden(tx: Tx, keeperId: number, after: string): Promise<EventRow[]> {
  const hidden = await tx
    .selectFrom('event')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('removedAt', '>', after)
    .execute()
  const last = hidden.reduce(
    (latest, { removedAt }) => ((removedAt ?? '') > latest ? (removedAt ?? '') : latest),
    '',
  )
  return hidden.filter(({ removedAt }) => removedAt === last)
}

/** Keepers with events that were put out of sight up to a moment, but for the given ones; few at a time. */
export async function listKeepersHiding(
  db: Db,
  until: string,
  except: ReadonlySet<number>,
): Promise<number[]> {
  let select = db.selectFrom('event').select('keeperId').distinct().where('removedAt', '<=', until)
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  const rows = await select.limit(keepersAtOnce).execute()
  return rows.map(({ keeperId }) => keeperId)
}

/** Deletes for good what a keeper put out of sight up to a moment; answers the numbers. */
export async function removeHidden(tx: Tx, keeperId: number, until: string): Promise<number[]> {
  const rows = await tx
    .deleteFrom('event')
    .where('keeperId', '=', keeperId)
    .where('removedAt', '<=', until)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Lets a keeper's events go of animals that leave. */
export const detachAnimals = (tx: Tx, keeperId: number, ids: readonly number[]): Promise<void> =>
  detach(tx, keeperId, { animalId: null }, ids)

/** The same for a breeding project. */
export const detachProject = (tx: Tx, keeperId: number, id: number): Promise<void> =>
  detach(tx, keeperId, { breedingProjectId: null }, [id])

async function detach(
  tx: Tx,
  keeperId: number,
  without: { animalId: null } | { breedingProjectId: null },
  ids: readonly number[],
): Promise<void> {
  await tx
    .updateTable('event')
    .set((eb) => ({ ...without, version: eb('version', '+', 1) }))
    .where('keeperId', '=', keeperId)
    .where('animalId' in without ? 'animalId' : 'breedingProjectId', 'in', ids)
    .execute()
}

/** Whether an animal or a breeding project is the keeper's own. */
export async function isOwn(
  tx: Tx,
  keeperId: number,
  kind: 'animal' | 'breedingProject',
  id: number,
): Promise<boolean> {
  const found = await tx
    .selectFrom(kind)
    .select('id')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirst()
  return found !== undefined
}

type Events<O> = SelectQueryBuilder<Schema, 'event', O>

/** Events of several days that began before a day and still run on it. */
const running = <O>(select: Events<O>, day: string): Events<O> =>
  select
    .where('startDate', '<', day)
    .where('lastDate', '>=', day)
    // Says again what follows from the two above, because it names the index of such events.
    .whereRef('lastDate', '>', 'startDate')

/**
 * Events that start within days, and those that began before them and still run, the first start first; of all animals
 * and none, or of one.
 */
export async function listWithin(
  db: Db,
  keeperId: number,
  { from, to }: DayRange,
  animalId?: number,
): Promise<EventRow[]> {
  const all = eventsOf(db, keeperId).orderBy('startDate').orderBy('id')
  const events = animalId === undefined ? all : all.where('animalId', '=', animalId)
  const earlier = await running(events, from).execute()
  const starting = await events.where('startDate', '>=', from).where('startDate', '<=', to).execute()
  return [...earlier, ...starting]
}

/** The keeper's events that are not done. */
const openEvents = (db: Db, keeperId: number) =>
  db
    .selectFrom('event')
    .where('keeperId', '=', keeperId)
    .where('removedAt', 'is', null)
    // Written out, because only so it names the index of open events.
    .where('isCompleted', '=', sql.lit(false))

/** The first open events that `countOpenWithin` counts: those that run, then the others by day, by time within one. */
export async function listOpenWithin(db: Db, keeperId: number, { from, to }: DayRange, most: number) {
  const open = openEvents(db, keeperId)
    .select(['id', 'title', 'type', 'color', 'startDate', 'endDate', 'isAllDay', 'startTime'])
    .orderBy('startDate')
    // What has no time is of the whole day; databases disagree where nothing stands among times.
    .orderBy((eb) => eb.fn.coalesce('startTime', sql.lit('')))
    .orderBy('id')
    .limit(most)
  const earlier = await running(open, from).execute()
  if (earlier.length === most) return earlier
  const starting = await open.where('startDate', '>=', from).where('startDate', '<=', to).execute()
  return [...earlier, ...starting].slice(0, most)
}

/** How many open events start within days, or began before them and still run. */
export async function countOpenWithin(db: Db, keeperId: number, { from, to }: DayRange): Promise<number> {
  const open = openEvents(db, keeperId).select((eb) => eb.fn.countAll<number>().as('count'))
  const { count: starting } = await open
    .where('startDate', '>=', from)
    .where('startDate', '<=', to)
    .executeTakeFirstOrThrow()
  const { count: earlier } = await running(open, from).executeTakeFirstOrThrow()
  return starting + earlier
}

/** What narrows the list of events; whole unless `limit` is given (keyset paging). */
export type EventListQuery = {
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
}

/** Events from the latest start to the first. */
export async function listEvents(db: Db, keeperId: number, query: EventListQuery): Promise<Page<EventRow>> {
  const { from, limit } = query
  const narrow = (select: Events<EventRow>) => afterCursor(until(select, query.to), query.cursor)
  const starting = narrow(eventsOf(db, keeperId))
  const all =
    from === undefined
      ? starting
      : starting.where('startDate', '>=', from).unionAll(narrow(running(eventsOf(db, keeperId), from)))
  const ordered = all.orderBy('startDate', 'desc').orderBy('id', 'desc')
  const rows = await (limit === undefined ? ordered : ordered.limit(limit + 1)).execute()
  return cutPage(rows, limit, ({ startDate, id }) => ({ key: startDate, id }))
}

const until = (select: Events<EventRow>, to: string | undefined): Events<EventRow> =>
  to === undefined ? select : select.where('startDate', '<=', to)

function afterCursor(select: Events<EventRow>, cursor: string | undefined): Events<EventRow> {
  if (cursor === undefined) return select
  const { key, id } = positionOf(cursor)
  return select.where((eb) =>
    eb.or([eb('startDate', '<', key), eb.and([eb('startDate', '=', key), eb('id', '<', id)])]),
  )
}

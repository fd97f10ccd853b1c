import type { eventFields } from '@clutchbook/domain/calendar/calendar.fields'
import type { EventType } from '@clutchbook/domain/calendar/calendar.rules'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated } from 'kysely'
import type { Flag, Moment } from './stored-values.ts'

export type EventTable = TableOf<typeof eventFields, Flag> & {
  id: Generated<number>
  keeperId: number
  version: number
  createdAt: Moment
  /** The end date, or the start date where there is none. */
  lastDate: string
  /** The last day whose reminder has come, by the keeper's calendar. */
  remindedThrough: string | null
  /** When the reminder comes next: the day by the keeper's calendar, and the moment. Null where none is to come. */
  dueOn: string | null
  dueAt: Moment | null
  /** Set while the event is deleted with all others and could still be brought back. */
  removedAt: Moment | null
}

/** Private feeds that calendar programs read; of their keys only hashes are kept. */
export type FeedTable = {
  id: Generated<number>
  keeperId: number
  keyHash: string
  /** Null for events of all types. */
  type: EventType | null
  createdAt: Moment
  /** A day in UTC; noted once a day. */
  lastReadOn: string | null
}

/** Keepers whose time zone has changed and whose reminders have not been moved yet. */
export type ZoneChangeTable = { keeperId: number }

export type NotificationTable = {
  id: Generated<number>
  keeperId: number
  eventId: number | null
  /** The page of the site that it leads to. */
  leadsTo: string | null
  title: string
  message: string
  createdAt: Moment
  /** Null while unread. */
  readAt: Moment | null
  /** When to mail it, or to try again; null where that is done or not wanted. */
  mailDueAt: Moment | null
  mailTries: number
}

/** Keepers who get their reminders by mail as well. */
export type ReminderMailTable = {
  keeperId: number
  /** The word of the links that stop the mails; each mail repeats it, and it opens nothing else. */
  token: string
  createdAt: Moment
}

import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable } from '../column-types.ts'

type Table = CreateTableBuilder<string, string>

/** Events with their reminders, private feeds, notifications, and reminders by mail. */
export async function calendar(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createEvents(db, types)
  await indexEvents(db)
  await createFeeds(db, types)
  await createNotifications(db, types)
  await createReminderMails(db, types)
  // How many events are upcoming depends on the day, so it can't be a count that only changes move.
  await db.schema.alterTable('keeperState').dropColumn('events').execute()
}

const ownedBy = (table: Table, types: ColumnTypes): Table =>
  table
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())

const columns = (table: Table, names: readonly string[], type: ColumnTypes['text']): Table =>
  names.reduce((wider, name) => wider.addColumn(name, type), table)

const required = (table: Table, names: readonly string[], type: ColumnTypes['text']): Table =>
  names.reduce((wider, name) => wider.addColumn(name, type, (c) => c.notNull()), table)

async function createEvents(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = ownedBy(createNumberedTable(db, 'event', types) as Table, types)
  table = required(table, ['version', 'reminderRepeatDays'], types.whole)
  table = required(table, ['title'], types.text)
  table = required(table, ['type', 'startDate', 'lastDate', 'reminderTime'], types.key)
  table = required(table, ['isAllDay', 'isCompleted', 'hasReminder', 'isReminderEnabled'], types.flag)
  table = columns(table, ['animalId', 'breedingProjectId'], types.reference)
  table = columns(table, ['description', 'color'], types.text)
  table = columns(table, ['endDate', 'startTime', 'endTime'], types.key)
  table = columns(table, ['remindedThrough', 'dueOn', 'dueAt', 'removedAt'], types.key)
  await table
    .addColumn('reminderDays', types.whole)
    .addCheckConstraint('eventSpan', sql`${sql.ref('lastDate')} >= ${sql.ref('startDate')}`)
    .addCheckConstraint(
      'eventType',
      sql`type in ('general', 'feeding', 'cleaning', 'medication', 'breeding', 'appointment')`,
    )
    // Both columns in each reference: a record of another keeper can't be named even by a faulty query.
    .addForeignKeyConstraint('eventAnimal', ['keeperId', 'animalId'], 'animal', ['keeperId', 'id'])
    .addForeignKeyConstraint('eventProject', ['keeperId', 'breedingProjectId'], 'breedingProject', [
      'keeperId',
      'id',
    ])
    .execute()
}

async function indexEvents(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, names: string[]) => db.schema.createIndex(name).on('event').columns(names)
  const [start, last, due] = [sql.ref('startDate'), sql.ref('lastDate'), sql.ref('dueAt')]
  await index('eventByStart', ['keeperId', 'startDate', 'id']).execute()
  // Only events of several days can run on a day before which they began.
  await index('eventRunning', ['keeperId', 'lastDate']).where(last, '>', start).execute()
  await index('eventOpen', ['keeperId', 'startDate', 'lastDate'])
    .where(sql.ref('isCompleted'), '=', sql.lit(false))
    .where(sql.ref('removedAt'), 'is', null)
    .execute()
  // The next due reminder stands first, however many events there are.
  await index('eventDue', ['dueAt', 'keeperId']).where(due, 'is not', null).execute()
  await index('eventRemoved', ['keeperId', 'removedAt']).where(sql.ref('removedAt'), 'is not', null).execute()
  for (const [name, column] of [
    ['eventByAnimal', 'animalId'],
    ['eventByProject', 'breedingProjectId'],
  ] as const)
    await index(name, ['keeperId', column]).where(sql.ref(column), 'is not', null).execute()
}

async function createFeeds(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const table = ownedBy(createNumberedTable(db, 'calendarFeed', types) as Table, types)
  await columns(required(table, ['keyHash'], types.key), ['type', 'lastReadOn'], types.key)
    .addUniqueConstraint('calendarFeedKey', ['keyHash'])
    .execute()
  await db.schema.createIndex('calendarFeedByKeeper').on('calendarFeed').column('keeperId').execute()
  await createTable(db, 'zoneChange', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .execute()
}

async function createNotifications(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const table = ownedBy(createNumberedTable(db, 'notification', types) as Table, types)
  await columns(required(table, ['title', 'message'], types.text), ['readAt', 'mailDueAt'], types.key)
    .addColumn('mailTries', types.whole, (c) => c.notNull())
    .addColumn('eventId', types.reference, (c) => c.references('event.id').onDelete('set null'))
    .execute()
  const index = (name: string, names: string[]) =>
    db.schema.createIndex(name).on('notification').columns(names)
  await index('notificationByKeeper', ['keeperId', 'id']).execute()
  await index('notificationByEvent', ['eventId']).where(sql.ref('eventId'), 'is not', null).execute()
  await index('notificationByReading', ['readAt']).where(sql.ref('readAt'), 'is not', null).execute()
  await index('notificationByMail', ['mailDueAt']).where(sql.ref('mailDueAt'), 'is not', null).execute()
}

async function createReminderMails(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'reminderMail', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('token', types.key, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('reminderMailToken', ['token'])
    .execute()
}

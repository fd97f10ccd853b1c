import type { Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/** What incubators ring for, and where each measured place stands outside of its limits. */
export async function incubatorAlarms(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'incubatorAlarm', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('incubatorId', types.reference, (c) => c.notNull())
    .addColumn('boxId', types.reference)
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('since', types.whole, (c) => c.notNull())
    .addColumn('until', types.whole)
    .addColumn('worst', types.amount)
    .addColumn('importId', types.reference)
    .addColumn('rings', types.flag, (c) => c.notNull())
    .addColumn('toldAt', types.key)
    .addColumn('seenAt', types.key)
    .execute()
  await db.schema
    .createIndex('incubatorAlarmByPlace')
    .on('incubatorAlarm')
    .columns(['keeperId', 'incubatorId', 'kind', 'since'])
    .execute()
  await db.schema
    .createIndex('incubatorAlarmBySince')
    .on('incubatorAlarm')
    .columns(['keeperId', 'since', 'id'])
    .execute()
  // Those that wait to be told, of which there are few.
  await db.schema
    .createIndex('incubatorAlarmToTell')
    .on('incubatorAlarm')
    .columns(['rings', 'toldAt', 'keeperId'])
    .execute()
  await db.schema
    .alterTable('readingPlace')
    .addColumn('outside', types.text, (c) => c.notNull().defaultTo('{}'))
    .execute()
}

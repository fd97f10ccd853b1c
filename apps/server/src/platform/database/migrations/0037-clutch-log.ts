import type { Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'

/** What was done with clutches and seen on them. */
export async function clutchLog(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'clutchEntry', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('clutchId', types.reference, (c) => c.notNull())
    .addColumn('day', types.key, (c) => c.notNull())
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('note', types.text)
    .addColumn('eggs', types.text, (c) => c.notNull())
    .addUniqueConstraint('clutchEntryOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('clutchEntryOf', ['keeperId', 'clutchId'], 'clutch', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'clutchEntry')
  await db.schema
    .createIndex('clutchEntryByDay')
    .on('clutchEntry')
    .columns(['keeperId', 'clutchId', 'day', 'id'])
    .execute()
}

import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'
import type { Schema } from '../schema.ts'

/** The boxes of clutches and eggs, and where boxes, clutches and eggs stood. */
export async function stays(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const table of ['clutch', 'egg']) {
    // SQLite adds no reference over two columns to a table that stands.
    await db.schema.alterTable(table).addColumn('boxId', types.reference).execute()
    await db.schema
      .createIndex(`${table}ByBox`)
      .on(table)
      .columns(['keeperId', 'boxId'])
      .where('boxId', 'is not', null)
      .execute()
  }
  await createBoxStays(db, types)
  await createEggStays(db, types)
  await beginStays(db as Kysely<Schema>)
}

const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')

async function createBoxStays(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'boxStay', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('boxId', types.reference, (c) => c.notNull())
    .addColumn('incubatorId', types.reference)
    .addColumn('begin', types.whole, (c) => c.notNull())
    .addColumn('end', types.whole)
    .addUniqueConstraint('boxStayOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('boxStayOf', ['keeperId', 'boxId'], 'incubatorBox', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'boxStay')
  for (const column of ['boxId', 'incubatorId'])
    await db.schema.createIndex(`boxStayBy_${column}`).on('boxStay').columns(['keeperId', column]).execute()
}

async function createEggStays(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'eggStay', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('clutchId', types.reference)
    .addColumn('eggId', types.reference)
    .addColumn('boxId', types.reference)
    .addColumn('begin', types.whole, (c) => c.notNull())
    .addColumn('end', types.whole)
    .addUniqueConstraint('eggStayOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('eggStayOfClutch', ['keeperId', 'clutchId'], 'clutch', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .addForeignKeyConstraint('eggStayOfEgg', ['keeperId', 'eggId'], 'egg', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'eggStay')
  for (const column of ['clutchId', 'eggId', 'boxId'])
    await db.schema.createIndex(`eggStayBy_${column}`).on('eggStay').columns(['keeperId', column]).execute()
}

/** Boxes that are there have stood in their incubators since they were added. */
async function beginStays(db: Kysely<Schema>): Promise<void> {
  const boxes = await db
    .selectFrom('incubatorBox')
    .select(['id', 'keeperId', 'createdAt', 'incubatorId'])
    .orderBy('id')
    .execute()
  for (const { id: boxId, createdAt, ...box } of boxes)
    await db
      .insertInto('boxStay')
      .values({ ...box, boxId, createdAt, begin: Math.floor(Date.parse(createdAt) / 1000), end: null })
      .execute()
}

import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'

/** Incubators, and the boxes in them. */
export async function incubators(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createIncubators(db, types)
  await createBoxes(db, types)
}

const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')

async function createIncubators(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = createNumberedTable(db, 'incubator', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('nameKey', types.key, (c) => c.notNull())
    .addColumn('temperatureUnit', types.text, (c) => c.notNull())
    .addColumn('graceMinutes', types.whole, (c) => c.notNull())
    .addColumn('silentMinutes', types.whole)
    .addColumn('capacity', types.whole)
    .addColumn('placeId', types.reference)
  for (const amount of [
    ...['temperature', 'humidity'],
    ...['lowTemperature', 'highTemperature', 'lowHumidity', 'highHumidity'],
  ])
    table = table.addColumn(amount, types.amount)
  await table
    .addUniqueConstraint('incubatorOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('incubatorPlace', ['keeperId', 'placeId'], 'place', ['keeperId', 'id'])
    .execute()
  await takeNumbers(db, types, 'incubator')
  for (const column of ['nameKey', 'placeId'])
    await db.schema
      .createIndex(`incubatorBy_${column}`)
      .on('incubator')
      .columns(['keeperId', column])
      .execute()
}

async function createBoxes(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'incubatorBox', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('incubatorId', types.reference, (c) => c.notNull())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('nameKey', types.key, (c) => c.notNull())
    .addColumn('capacity', types.whole)
    .addUniqueConstraint('incubatorBoxOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint(
      'incubatorBoxIn',
      ['keeperId', 'incubatorId'],
      'incubator',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'incubatorBox')
  await db.schema
    .createIndex('incubatorBoxByName')
    .on('incubatorBox')
    .columns(['keeperId', 'incubatorId', 'nameKey'])
    .execute()
}

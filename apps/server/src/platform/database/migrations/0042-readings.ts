import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/**
 * What is measured in incubators and boxes: the readings of an hour in one row with their sums, sums of six hours, the latest
 * of each place, and the files that were imported.
 */
export async function readings(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createHours(db, types)
  await createSpans(db, types)
  await createPlaces(db, types)
  await createImports(db, types)
}

const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')

const whole = ['n', 'firstAt', 'temperatureN', 'humidityN']
const sums = ['temperatureSum', 'humiditySum']
const extremes = ['temperatureMin', 'temperatureMax', 'humidityMin', 'humidityMax']

async function createHours(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = createNumberedTable(db, 'readingHour', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('incubatorId', types.reference)
    .addColumn('boxId', types.reference)
    .addColumn('hour', types.whole, (c) => c.notNull())
  for (const column of whole) table = table.addColumn(column, types.whole, (c) => c.notNull())
  for (const column of sums) table = table.addColumn(column, types.amount, (c) => c.notNull())
  for (const column of extremes) table = table.addColumn(column, types.amount)
  // Last, so that sums are read without it.
  await table.addColumn('readings', types.text, (c) => c.notNull()).execute()
  await createPlaceIndexes(db, 'readingHour', 'hour')
  await db.schema.createIndex('readingHourByKeeper').on('readingHour').columns(['keeperId', 'id']).execute()
}

async function createSpans(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  let table = createNumberedTable(db, 'readingSpan', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('incubatorId', types.reference)
    .addColumn('boxId', types.reference)
    .addColumn('span', types.whole, (c) => c.notNull())
  for (const column of whole) table = table.addColumn(column, types.whole, (c) => c.notNull())
  for (const column of sums) table = table.addColumn(column, types.amount, (c) => c.notNull())
  for (const column of extremes) table = table.addColumn(column, types.amount)
  await table.execute()
  await createPlaceIndexes(db, 'readingSpan', 'span')
}

async function createPlaces(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'readingPlace', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('incubatorId', types.reference)
    .addColumn('boxId', types.reference)
    .addColumn('at', types.whole, (c) => c.notNull())
    .addColumn('temperature', types.amount)
    .addColumn('humidity', types.amount)
    .execute()
  await createPlaceIndexes(db, 'readingPlace')
}

/** Files that were imported: of which place, and in which hours their readings are. */
async function createImports(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'readingImport', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('incubatorId', types.reference)
    .addColumn('boxId', types.reference)
    .addColumn('fromHour', types.whole, (c) => c.notNull())
    .addColumn('toHour', types.whole, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('readingImportByKeeper')
    .on('readingImport')
    .columns(['keeperId', 'id'])
    .execute()
}

/** A place has one row for each of these times. */
async function createPlaceIndexes(db: Kysely<unknown>, table: string, ...times: string[]): Promise<void> {
  for (const column of ['incubatorId', 'boxId'])
    await db.schema
      .createIndex(`${table}By_${column}`)
      .on(table)
      .columns(['keeperId', column, ...times])
      .unique()
      .where(column, 'is not', null)
      .execute()
}

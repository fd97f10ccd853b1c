import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'

/** Where animals are kept, where each animal is, and which records say so. */
export async function places(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')
  let table = createNumberedTable(db, 'place', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('kind', types.text, (c) => c.notNull())
    .addColumn('withinId', types.reference)
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('code', types.text)
    .addColumn('codeKey', types.key)
    .addColumn('position', types.whole, (c) => c.notNull())
    .addColumn('notes', types.text)
    .addColumn('createdAt', types.key, (c) => c.notNull())
  for (const whole of ['rows', 'columns', 'capacity', 'atRow', 'atColumn'])
    table = table.addColumn(whole, types.whole)
  for (const amount of ['temperatureMin', 'temperatureMax', 'humidityMin', 'humidityMax'])
    table = table.addColumn(amount, types.amount)
  await table
    .addUniqueConstraint('placeOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('placeWithin', ['keeperId', 'withinId'], 'place', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await takeNumbers(db, types, 'place')
  await db.schema
    .createIndex('placeByParent')
    .on('place')
    .columns(['keeperId', 'withinId'])
    .where('withinId', 'is not', null)
    .execute()
  await db.schema
    .createIndex('placeByCode')
    .on('place')
    .columns(['keeperId', 'codeKey'])
    .where('codeKey', 'is not', null)
    .execute()
  await db.schema.alterTable('animal').addColumn('placeId', types.reference).execute()
  await db.schema.alterTable('animalRecord').addColumn('movedTo', types.reference).execute()
  await db.schema
    .createIndex('animalByPlace')
    .on('animal')
    .columns(['keeperId', 'placeId'])
    .where('placeId', 'is not', null)
    .execute()
  const moves = (name: string, column: string) =>
    db.schema
      .createIndex(name)
      .on('animalRecord')
      .columns(['keeperId', column])
      .where('movedTo', 'is not', null)
      .execute()
  await moves('animalRecordMoves', 'animalId')
  await moves('animalRecordByPlace', 'movedTo')
}

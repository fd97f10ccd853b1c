import type { Kysely } from 'kysely'
import { goes, owner } from '../animal-or-place.ts'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'

/** What was written down of females' seasons; it goes with the female. */
export async function seasonFacts(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'seasonFact', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('animalId', types.reference, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('day', types.key, (c) => c.notNull())
    .addColumn('time', types.key)
    .addColumn('until', types.key)
    .addColumn('maleId', types.reference)
    .addColumn('breedingProjectId', types.reference)
    .addColumn('mm', types.amount)
    .addColumn('grams', types.amount)
    .addColumn('note', types.text)
    .addColumn('maleName', types.text)
    .addColumn('movedFrom', types.key)
    .addColumn('movedTo', types.key)
    .addUniqueConstraint('seasonFactOwner', ['keeperId', 'id'])
    .addForeignKeyConstraint('seasonFactOf', ['keeperId', 'animalId'], 'animal', owner, goes)
    .addForeignKeyConstraint('seasonFactMale', ['keeperId', 'maleId'], 'animal', owner)
    .addForeignKeyConstraint('seasonFactProject', ['keeperId', 'breedingProjectId'], 'breedingProject', owner)
    .execute()
  await takeNumbers(db, types, 'seasonFact')
  await db.schema
    .createIndex('seasonFactByDay')
    .on('seasonFact')
    .columns(['keeperId', 'animalId', 'day', 'id'])
    .execute()
  for (const column of ['maleId', 'breedingProjectId'])
    await db.schema
      .createIndex(`seasonFactBy_${column}`)
      .on('seasonFact')
      .columns(['keeperId', column])
      .where(column, 'is not', null)
      .execute()
}

import type { ColumnDefinitionBuilder, ForeignKeyConstraintBuilder, Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, takeNumbers } from '../column-types.ts'

/** The keys of labels, each of which is there once for all keepers. */
export async function labels(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')
  const goes = (c: ForeignKeyConstraintBuilder) => c.onDelete('cascade')
  await createNumberedTable(db, 'label', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('key', types.key, (c) => c.notNull().unique())
    .addColumn('animalId', types.reference)
    .addColumn('placeId', types.reference)
    .addColumn('breedingProjectId', types.reference)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addForeignKeyConstraint('labelOfAnimal', ['keeperId', 'animalId'], 'animal', ['keeperId', 'id'], goes)
    .addForeignKeyConstraint('labelOfPlace', ['keeperId', 'placeId'], 'place', ['keeperId', 'id'], goes)
    .addForeignKeyConstraint(
      'labelOfProject',
      ['keeperId', 'breedingProjectId'],
      'breedingProject',
      ['keeperId', 'id'],
      goes,
    )
    .execute()
  await takeNumbers(db, types, 'label')
  for (const column of ['animalId', 'placeId', 'breedingProjectId'])
    await db.schema
      .createIndex(`labelBy_${column}`)
      .on('label')
      .columns(['keeperId', column])
      .where(column, 'is not', null)
      .execute()
}

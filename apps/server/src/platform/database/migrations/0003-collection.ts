import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/** What a complete collection needs: records of animals, and an archive that is read in pages however large it is. */
export async function collection(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createAnimalRecords(db, types)
  // The archive holds holdbacks and others, newest first: an index that parts the two would have to be sorted anew.
  await db.schema
    .createIndex('animalByArchive')
    .on('animal')
    .columns(['keeperId', 'isArchived', 'id'])
    .execute()
}

async function createAnimalRecords(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'animalRecord', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull())
    .addColumn('animalId', types.reference, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('recordType', types.text, (c) => c.notNull())
    .addColumn('typeKey', types.key, (c) => c.notNull().check(sql`${sql.ref('typeKey')} <> ''`))
    .addColumn('recordDate', types.key, (c) => c.notNull())
    .addColumn('details', types.text)
    .addColumn('measurement', types.text)
    .addColumn('unit', types.text)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addForeignKeyConstraint(
      'animalRecordAnimal',
      ['keeperId', 'animalId'],
      'animal',
      ['keeperId', 'id'],
      (c) => c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('animalRecordByDay')
    .on('animalRecord')
    .columns(['keeperId', 'animalId', 'recordDate', 'id'])
    .execute()
}

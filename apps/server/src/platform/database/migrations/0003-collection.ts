import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/** What a complete collection needs: records of animals, and lists whose pages and searches stay cheap as they grow. */
export async function collection(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createAnimalRecords(db, types)
  await indexLists(db, types)
}

/**
 * One index a list, in the order it is read. The archive needs its own, because it holds holdbacks and others mixed. On
 * SQLite each carries the text that is searched, so that a search reads a row only once it is known to match, which makes
 * it four times as quick. PostgreSQL refuses index entries of more than 2,700 bytes, which a long name would make.
 */
async function indexLists(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const searched = types.dialect === 'sqlite' ? ['searchText'] : []
  const index = (name: string, columns: string[]) =>
    db.schema
      .createIndex(name)
      .on('animal')
      .columns([...columns, ...searched])
      .execute()
  await db.schema.dropIndex('animalByList').execute()
  await index('animalByList', ['keeperId', 'isArchived', 'isHoldback', 'id'])
  await index('animalByArchive', ['keeperId', 'isArchived', 'id'])
  if (types.dialect === 'postgres') return
  // The list of all is read by the index that makes owner and number unique; only its searches, which parent pickers
  // narrow to one sex, need another. So do searches of any list in the order of custom IDs.
  await index('animalByKeeper', ['keeperId', 'id', 'sex'])
  await db.schema.dropIndex('animalByCustomId').execute()
  await index('animalByCustomId', ['keeperId', 'customIdKey', 'id', 'isArchived', 'isHoldback', 'sex'])
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

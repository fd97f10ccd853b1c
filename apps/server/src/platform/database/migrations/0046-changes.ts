import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

/** The records that stand when the change log begins; those that come later have the column from their beginning. */
const tables = [
  ...['feeder', 'place', 'animal', 'animalRecord', 'breedingProject', 'countedYoung', 'clutch', 'clutchSire'],
  ...['egg', 'clutchEntry', 'ancestor', 'offspring', 'genotype', 'ownGene', 'geneChange', 'geneWord'],
  ...['event', 'husbandryPlan', 'label', 'incubator', 'incubatorBox', 'boxStay', 'eggStay', 'seasonFact'],
  'speciesFigures',
]

/** What transactions do to records, and in which version each record was added. */
export async function changes(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'change', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('part', types.whole, (c) => c.notNull())
    .addColumn('at', types.key, (c) => c.notNull())
    .addColumn('writtenAt', types.key)
    .addColumn('userId', types.reference)
    .addColumn('via', types.key, (c) => c.notNull())
    .addColumn('verb', types.key, (c) => c.notNull())
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('ids', types.text, (c) => c.notNull())
    .addColumn('before', types.text)
    .addPrimaryKeyConstraint('changeKey', ['keeperId', 'version', 'part'])
    .execute()
  await db.schema.createIndex('changeByAge').on('change').column('at').execute()
  await createTable(db, 'changeOf', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('kind', types.key, (c) => c.notNull())
    .addColumn('recordId', types.reference, (c) => c.notNull())
    .addColumn('version', types.whole, (c) => c.notNull())
    .addPrimaryKeyConstraint('changeOfKey', ['keeperId', 'kind', 'recordId', 'version'])
    .execute()
  for (const table of tables)
    await db.schema
      .alterTable(table)
      .addColumn('addedIn', types.whole, (c) => c.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('keeperState')
    .addColumn('logFrom', types.whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('requestKey')
    .addColumn('isKeptLong', types.flag, (c) => c.notNull().defaultTo(false))
    .execute()
  await sql`update ${sql.table('keeperState')} set ${sql.ref('logFrom')} = ${sql.ref('dataVersion')}`.execute(
    db,
  )
}

import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'
import type { Schema } from '../schema.ts'

/** What is due in seasons, as it follows from what was written down, and when keepers are told of it. */
export async function seasonWindows(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'seasonWindow', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('step', types.key, (c) => c.notNull())
    .addColumn('subjectId', types.reference, (c) => c.notNull())
    .addColumn('animalId', types.reference)
    .addColumn('breedingProjectId', types.reference)
    .addColumn('firstDay', types.key, (c) => c.notNull())
    .addColumn('lastDay', types.key, (c) => c.notNull())
    .addColumn('likelyDay', types.key, (c) => c.notNull())
    .addColumn('basis', types.key, (c) => c.notNull())
    .addColumn('basisDay', types.key, (c) => c.notNull())
    .addColumn('leastDays', types.whole, (c) => c.notNull())
    .addColumn('mostDays', types.whole, (c) => c.notNull())
    .addColumn('confidence', types.key, (c) => c.notNull())
    .addColumn('ownRecords', types.whole, (c) => c.notNull())
    .addColumn('errorDays', types.amount)
    .addColumn('lapsesAfter', types.key)
    .addColumn('species', types.text, (c) => c.notNull())
    .addColumn('told', types.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('seasonWindowKey', ['keeperId', 'step', 'subjectId'])
    .execute()
  await createTable(db, 'windowAgenda', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('madeBy', types.key, (c) => c.notNull())
    .addColumn('lookAt', types.key)
    .execute()
  await db.schema
    .createIndex('windowAgendaByMaker')
    .on('windowAgenda')
    .columns(['madeBy', 'keeperId'])
    .execute()
  await db.schema
    .createIndex('windowAgendaByLook')
    .on('windowAgenda')
    .columns(['lookAt', 'keeperId'])
    .execute()
  await db.schema
    .alterTable('seasonSettings')
    .addColumn('windowReminders', types.flag, (c) =>
      c.notNull().defaultTo(types.dialect === 'sqlite' ? 1 : true),
    )
    .execute()
  await markUnmade(db as Kysely<Schema>)
}

/** Windows of keepers who have seasons are made by the product, which knows their figures. */
async function markUnmade(db: Kysely<Schema>): Promise<void> {
  await db
    .insertInto('windowAgenda')
    .columns(['keeperId', 'madeBy', 'lookAt'])
    .expression(
      db
        .selectFrom('seasonFact')
        .select('keeperId')
        .union(db.selectFrom('clutch').select('keeperId'))
        .$call((keepers) =>
          db
            .selectFrom(keepers.as('keepers'))
            .select(['keepers.keeperId', sql.lit('').as('madeBy'), sql<string | null>`null`.as('lookAt')]),
        ),
    )
    .execute()
}

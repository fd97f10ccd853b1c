import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'
import type { Schema } from '../schema.ts'

/** When keepers are told what is to be done, and where what they are told leads to. */
export async function husbandryAgenda(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'husbandryAgenda', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('lookAt', types.key, (c) => c.notNull())
    .addColumn('digestOn', types.key)
    .addColumn('toldOn', types.key)
    .addColumn('seenAt', types.key)
    .execute()
  await db.schema.createIndex('husbandryAgendaByLook').on('husbandryAgenda').column('lookAt').execute()
  await db.schema.alterTable('notification').addColumn('leadsTo', types.text).execute()
  await (db as Kysely<Schema>)
    .insertInto('husbandryAgenda')
    .columns(['keeperId', 'lookAt'])
    .expression((eb) =>
      eb
        .selectFrom('husbandryPlan')
        .select(['keeperId', sql.lit('').as('lookAt')])
        .distinct(),
    )
    .execute()
}

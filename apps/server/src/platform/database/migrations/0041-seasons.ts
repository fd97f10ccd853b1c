import type { Kysely } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

/** What keepers set for all seasons, where no row is as usual; and the season that a project names. */
export async function seasons(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'seasonSettings', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('firstDay', types.key, (c) => c.notNull())
    .execute()
  await db.schema.alterTable('breedingProject').addColumn('season', types.whole).execute()
}

import type { Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable, takeNumbers } from '../column-types.ts'

/**
 * What keepers set for all seasons, where no row is as usual; the season that a project names; and figures of species that
 * keepers know better.
 */
export async function seasons(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'seasonSettings', types)
    .addColumn('keeperId', types.reference, (c) => c.primaryKey().references('keeper.id').onDelete('cascade'))
    .addColumn('firstDay', types.key, (c) => c.notNull())
    .addColumn('restDays', types.whole)
    .execute()
  await db.schema.alterTable('breedingProject').addColumn('season', types.whole).execute()
  await createNumberedTable(db, 'speciesFigures', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('species', types.text, (c) => c.notNull())
    .addColumn('speciesKey', types.key, (c) => c.notNull())
    .addColumn('figures', types.text, (c) => c.notNull())
    .addUniqueConstraint('speciesFiguresOnce', ['keeperId', 'speciesKey'])
    .execute()
  await takeNumbers(db, types, 'speciesFigures')
}

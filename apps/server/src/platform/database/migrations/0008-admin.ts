import type { Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/** What administrators did to the records of others (ADM-17); it outlives the administrator's account. */
export async function admin(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'repairRun', types)
    .addColumn('keeperId', types.reference, (c) => c.references('keeper.id').onDelete('set null'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('eggsMoved', types.whole, (c) => c.notNull())
    .addColumn('repairLog', types.text, (c) => c.notNull())
    .execute()
}

import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** How each keeper reads days. Those who were here before read the month first, as all did. */
export async function dayPattern(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('keeper')
    .addColumn('dayPattern', types.text, (c) => c.notNull().defaultTo('MM/DD/YYYY'))
    .execute()
}

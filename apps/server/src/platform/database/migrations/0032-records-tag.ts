import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Tells whether the records of an animal are those that they were (0082). */
export async function recordsTag(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await db.schema
    .alterTable('animal')
    .addColumn('recordsTag', types.key, (c) => c.notNull().defaultTo(''))
    .execute()
}

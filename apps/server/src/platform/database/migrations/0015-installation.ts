import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

/** One row: where this database lies, so that one that was put back or brought elsewhere is known as such. */
export async function installation(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'installation', types)
    .addColumn('id', types.whole, (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('place', types.key, (c) => c.notNull())
    .execute()
}

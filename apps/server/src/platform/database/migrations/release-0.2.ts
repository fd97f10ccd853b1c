import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

type Steps = Readonly<Record<string, (db: Kysely<unknown>, types: ColumnTypes) => Promise<void>>>

/** The migrations of release 0.2 in their order, those that add a column in one line each. */
export const release02: Steps = {
  '0015-installation': installation,
}

/** One row: where this database lies, so that one that was put back or brought elsewhere is known as such. */
async function installation(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'installation', types)
    .addColumn('id', types.whole, (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('place', types.key, (c) => c.notNull())
    .execute()
}

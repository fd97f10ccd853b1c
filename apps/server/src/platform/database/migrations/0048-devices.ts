import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

/** Browsers in which a person keeps records, the sessions of each, and the key from which theirs follow. */
export async function devices(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'device', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('device', types.key, (c) => c.notNull())
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('keepsCopy', types.flag, (c) => c.notNull())
    .addColumn('waiting', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('seenAt', types.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('deviceKey', ['keeperId', 'device'])
    .execute()
  await db.schema.alterTable('session').addColumn('atDevice', types.key).execute()
  await createTable(db, 'deviceSecret', types)
    .addColumn('id', types.whole, (c) => c.primaryKey().check(sql`id = 1`))
    .addColumn('secret', types.text, (c) => c.notNull())
    .execute()
}

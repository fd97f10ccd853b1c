import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/** Personal tokens, by which programs act for a keeper. */
export async function tokens(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createNumberedTable(db, 'apiToken', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('name', types.text, (c) => c.notNull())
    .addColumn('scope', types.key, (c) => c.notNull().check(sql`scope in ('read', 'change')`))
    .addColumn('tokenHash', types.key, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('lastUsedAt', types.key)
    .addColumn('endsAt', types.key)
    .addUniqueConstraint('apiTokenHash', ['tokenHash'])
    .execute()
  await db.schema.createIndex('apiTokenByKeeper').on('apiToken').columns(['keeperId', 'id']).execute()
  await db.schema.createIndex('apiTokenByEnd').on('apiToken').column('endsAt').execute()
}

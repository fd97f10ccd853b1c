import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'
import { rebuildTable } from '../rebuild-table.ts'

const columns = ['id', 'keeperId', 'name', 'scope', 'tokenHash', 'createdAt', 'lastUsedAt', 'endsAt']

const scopes = sql`scope in ('read', 'change', 'measure')`

/** Tokens may only send readings. SQLite changes no check of a table that stands. */
export async function measuringTokens(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  if (types.dialect === 'postgres') {
    await sql`alter table "apiToken" drop constraint "apiToken_scope_check"`.execute(db)
    await db.schema.alterTable('apiToken').addCheckConstraint('apiToken_scope_check', scopes).execute()
    return
  }
  await rebuildTable(db, 'apiToken', columns, (draft) =>
    createNumberedTable(db, draft, types)
      .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
      .addColumn('name', types.text, (c) => c.notNull())
      .addColumn('scope', types.key, (c) => c.notNull().check(scopes))
      .addColumn('tokenHash', types.key, (c) => c.notNull())
      .addColumn('createdAt', types.key, (c) => c.notNull())
      .addColumn('lastUsedAt', types.key)
      .addColumn('endsAt', types.key)
      .addUniqueConstraint('apiTokenHash', ['tokenHash'])
      .execute(),
  )
}

import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, createNumberedTable } from '../column-types.ts'

/** Of which clutch animals and their links are, and the hatches of clutches, so that each can be taken back. */
export async function clutchYoung(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  for (const table of ['offspring', 'animal'])
    await db.schema.alterTable(table).addColumn('clutchId', types.reference).execute()
  for (const table of ['offspring', 'animal'])
    await db.schema
      .createIndex(`${table}ByClutch`)
      .on(table)
      .columns(['keeperId', 'clutchId'])
      .where('clutchId', 'is not', null)
      .execute()
  await sql`update offspring set "clutchId" = (
    select egg."clutchId" from egg where egg."keeperId" = offspring."keeperId" and egg.id = offspring."eggId"
  ) where "eggId" is not null`.execute(db)
  await sql`update animal set "clutchId" = (
    select min(offspring."clutchId") from offspring
    where offspring."keeperId" = animal."keeperId" and offspring."reptileId" = animal.id
  ) where id in (select "reptileId" from offspring where "clutchId" is not null)`.execute(db)
  await createNumberedTable(db, 'clutchHatch', types)
    .addColumn('keeperId', types.reference, (c) => c.notNull().references('keeper.id').onDelete('cascade'))
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addColumn('clutchId', types.reference, (c) => c.notNull())
    .addColumn('day', types.key, (c) => c.notNull())
    .addColumn('made', types.text, (c) => c.notNull())
    .addForeignKeyConstraint('clutchHatchOf', ['keeperId', 'clutchId'], 'clutch', ['keeperId', 'id'], (c) =>
      c.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('clutchHatchByClutch')
    .on('clutchHatch')
    .columns(['keeperId', 'clutchId'])
    .execute()
}

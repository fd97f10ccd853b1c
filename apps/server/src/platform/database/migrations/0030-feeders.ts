import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import { type ColumnTypes, createNumberedTable, createTable, takeNumbers } from '../column-types.ts'

/** Food in stock, and the names that programs gave its changes. */
export async function feeders(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const ofKeeper = (c: ColumnDefinitionBuilder) => c.notNull().references('keeper.id').onDelete('cascade')
  await createNumberedTable(db, 'feeder', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('version', types.whole, (c) => c.notNull())
    .addColumn('prey', types.text, (c) => c.notNull())
    .addColumn('size', types.text)
    .addColumn('state', types.text)
    .addColumn('likeKey', types.key, (c) => c.notNull())
    .addColumn('grams', types.amount)
    .addColumn('count', types.whole, (c) => c.notNull())
    .addColumn('unitCost', types.text)
    .addColumn('currency', types.text)
    .addColumn('lowAt', types.whole)
    .addColumn('notes', types.text)
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addUniqueConstraint('feederOwner', ['keeperId', 'id'])
    .execute()
  await takeNumbers(db, types, 'feeder')
  await createTable(db, 'stockMove', types)
    .addColumn('keeperId', types.reference, ofKeeper)
    .addColumn('clientId', types.key, (c) => c.notNull())
    .addColumn('ofFeeder', types.reference, (c) => c.notNull())
    .addColumn('why', types.text, (c) => c.notNull())
    .addColumn('change', types.whole, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .addPrimaryKeyConstraint('stockMoveName', ['keeperId', 'clientId'])
    .execute()
  await db.schema.createIndex('stockMoveByAge').on('stockMove').column('createdAt').execute()
}

import type { Kysely } from 'kysely'
import { type ColumnTypes, createTable } from '../column-types.ts'

/** What the payment provider says of keepers, and which of its messages have been heard. */
export async function billing(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createSubscriptions(db, types)
  await createTable(db, 'paymentEvent', types)
    .addColumn('id', types.key, (c) => c.primaryKey().notNull())
    .addColumn('type', types.text, (c) => c.notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('paymentEventByAge').on('paymentEvent').column('createdAt').execute()
  // No reference to the keeper: the row is made because the keeper goes.
  await createTable(db, 'leavingCustomer', types)
    .addColumn('stripeCustomerId', types.key, (c) => c.primaryKey().notNull())
    .addColumn('createdAt', types.key, (c) => c.notNull())
    .execute()
}

async function createSubscriptions(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await createTable(db, 'subscription', types)
    .addColumn('keeperId', types.reference, (c) =>
      c.primaryKey().notNull().references('keeper.id').onDelete('cascade'),
    )
    .addColumn('stripeCustomerId', types.key, (c) => c.notNull().unique())
    .addColumn('stripeSubscriptionId', types.key)
    .addColumn('status', types.text)
    .addColumn('periodEnd', types.key)
    .addColumn('isCancelled', types.flag, (c) => c.notNull())
    .addColumn('asked', types.whole, (c) => c.notNull())
    .addColumn('answered', types.whole, (c) => c.notNull())
    .addColumn('answeredAt', types.key, (c) => c.notNull())
    .addColumn('checkoutAt', types.key)
    .execute()
  await db.schema.createIndex('subscriptionByAnswer').on('subscription').column('answeredAt').execute()
}

import type { Db, Tx } from '../../platform/database/database.ts'

/** Notes the customer of a keeper who goes, in the transaction that removes them: what they pay for must end. */
export async function noteLeaving(tx: Tx, keeperId: number, createdAt: string): Promise<void> {
  const subscriptionState = await tx
    .selectFrom('subscription')
    .select('stripeCustomerId')
    .where('keeperId', '=', keeperId)
    .executeTakeFirst()
  if (!subscriptionState) return
  await tx
    .insertInto('leavingCustomer')
    .values({ stripeCustomerId: subscriptionState.stripeCustomerId, createdAt })
    .execute()
}

export const listLeaving = (db: Db, limit: number) =>
  db.selectFrom('leavingCustomer').select('stripeCustomerId').orderBy('createdAt').limit(limit).execute()

export async function removeLeaving(db: Db, stripeCustomerId: string): Promise<void> {
  await db.deleteFrom('leavingCustomer').where('stripeCustomerId', '=', stripeCustomerId).execute()
}

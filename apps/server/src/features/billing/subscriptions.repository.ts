import type { Selectable } from 'kysely'
import type { SubscriptionTable } from '../../platform/database/billing-tables.ts'
import type { Db, Tx } from '../../platform/database/database.ts'

const subscriptionStateColumns = [
  'subscription.keeperId',
  'subscription.stripeCustomerId',
  'subscription.stripeSubscriptionId',
  'subscription.status',
  'subscription.periodEnd',
  'subscription.isCancelled',
  'subscription.answeredAt',
] as const

/** A keeper's dealings with the provider, as they are known. */
export type SubscriptionState = Pick<
  Selectable<SubscriptionTable>,
  | 'keeperId'
  | 'stripeCustomerId'
  | 'stripeSubscriptionId'
  | 'status'
  | 'periodEnd'
  | 'isCancelled'
  | 'answeredAt'
>

export const findSubscriptionState = (db: Db, keeperId: number): Promise<SubscriptionState | undefined> =>
  db
    .selectFrom('subscription')
    .select(subscriptionStateColumns)
    .where('keeperId', '=', keeperId)
    .executeTakeFirst()

export const findSubscriptionStateByCustomer = (
  db: Db,
  stripeCustomerId: string,
): Promise<SubscriptionState | undefined> =>
  db
    .selectFrom('subscription')
    .select(subscriptionStateColumns)
    .where('stripeCustomerId', '=', stripeCustomerId)
    .executeTakeFirst()

/** What the provider is told of who pays. */
export const getPayer = (db: Db, keeperId: number) =>
  db
    .selectFrom('keeper')
    .select(['id', 'email', 'createdAt'])
    .where('id', '=', keeperId)
    .executeTakeFirstOrThrow()

/** Remembers a keeper's customer, unless another call has made one first; that one stays. */
export async function createSubscriptionState(
  tx: Tx,
  { keeperId, stripeCustomerId, now }: { keeperId: number; stripeCustomerId: string; now: string },
): Promise<void> {
  await tx
    .insertInto('subscription')
    .values({ keeperId, stripeCustomerId, isCancelled: false, asked: 0, answered: 0, answeredAt: now })
    .onConflict((conflict) => conflict.column('keeperId').doNothing())
    .execute()
}

/** Forgets a customer whom the provider has deleted. */
export async function removeSubscriptionState(tx: Tx, stripeCustomerId: string): Promise<void> {
  await tx.deleteFrom('subscription').where('stripeCustomerId', '=', stripeCustomerId).execute()
}

export async function noteCheckout(db: Db, keeperId: number, now: string): Promise<void> {
  await db.updateTable('subscription').set({ checkoutAt: now }).where('keeperId', '=', keeperId).execute()
}

/** Numbers a question to the provider, before it is asked. Null where the customer is unknown. */
export async function numberQuestion(db: Db, stripeCustomerId: string): Promise<number | null> {
  const numbered = await db
    .updateTable('subscription')
    .set((eb) => ({ asked: eb('asked', '+', 1) }))
    .where('stripeCustomerId', '=', stripeCustomerId)
    .returning('asked')
    .executeTakeFirst()
  return numbered ? Number(numbered.asked) : null
}

/** What the provider answered. */
export type Answer = Pick<
  SubscriptionState,
  'stripeSubscriptionId' | 'status' | 'periodEnd' | 'answeredAt'
> & {
  readonly isCancelled: boolean
}

/** Writes an answer down; false where the answer to a later question stands there already. */
export async function changeSubscriptionState(
  tx: Tx,
  stripeCustomerId: string,
  question: number,
  answer: Answer,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscription')
    .set({ ...answer, answered: question })
    .where('stripeCustomerId', '=', stripeCustomerId)
    .where('answered', '<', question)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export const getPlan = async (db: Db, keeperId: number) =>
  (await db.selectFrom('keeper').select('plan').where('id', '=', keeperId).executeTakeFirstOrThrow()).plan

/** What to ask the provider about without having been told. */
export type Overdue = {
  /** Paid periods that ended before this should have brought a message. */
  readonly endedBefore: string
  /** Checkouts since then may have been paid; of the newer ones that is likely. */
  readonly checkoutSince: string
  readonly newCheckoutSince: string
  /** Answers before this are looked at again. */
  readonly answeredBefore: string
  /** Answers since then are new enough, whatever else holds. */
  readonly answeredSince: string
}

/** Customers whose subscription state may have changed unheard, longest unasked first. */
export const listOverdue = (db: Db, overdue: Overdue, limit: number) =>
  db
    .selectFrom('subscription')
    .select(['stripeCustomerId'])
    .where('answeredAt', '<', overdue.answeredSince)
    .where((eb) =>
      eb.or([
        eb('checkoutAt', '>', overdue.newCheckoutSince),
        eb.and([
          eb('status', 'is not', null),
          eb('periodEnd', '<', overdue.endedBefore),
          eb('status', 'not in', ended),
        ]),
        eb.and([
          eb('answeredAt', '<', overdue.answeredBefore),
          eb.or([
            eb.and([eb('status', 'is not', null), eb('status', 'not in', ended)]),
            eb('checkoutAt', '>', overdue.checkoutSince),
          ]),
        ]),
      ]),
    )
    .orderBy('answeredAt')
    .limit(limit)
    .execute()

/** States from which nothing comes any more. */
const ended = ['canceled', 'incomplete_expired']

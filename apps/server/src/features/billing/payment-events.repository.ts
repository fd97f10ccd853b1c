import type { Db, Tx } from '../../platform/database/database.ts'

export async function isHeard(db: Db, id: string): Promise<boolean> {
  const heard = await db.selectFrom('paymentEvent').select('id').where('id', '=', id).executeTakeFirst()
  return heard !== undefined
}

/** Writes a message down as heard; false where it was already. */
export async function noteHeard(
  tx: Tx,
  event: { id: string; type: string; createdAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('paymentEvent')
    .values(event)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function removeHeardBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('paymentEvent').where('createdAt', '<', moment).execute()
}

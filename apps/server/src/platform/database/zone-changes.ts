import type { Db, Tx } from './database.ts'

/**
 * Notes that a keeper lives by another time zone from now on. What depends on the zone is moved afterwards by whoever
 * takes the note; it stands in the same transaction as the change, so that it can't be forgotten.
 */
export async function noteZoneChange(tx: Tx, keeperId: number): Promise<void> {
  await tx
    .insertInto('zoneChange')
    .values({ keeperId })
    .onConflict((conflict) => conflict.column('keeperId').doNothing())
    .execute()
}

/** Keepers whose zone has changed, but for the given ones; a few at a time. */
export async function listZoneChanges(db: Db, except: ReadonlySet<number>): Promise<number[]> {
  let select = db.selectFrom('zoneChange').select('keeperId')
  if (except.size > 0) select = select.where('keeperId', 'not in', [...except])
  const rows = await select.orderBy('keeperId').limit(100).execute()
  return rows.map(({ keeperId }) => keeperId)
}

/** Takes a note away, in the transaction that does what it asks for. */
export async function removeZoneChange(tx: Tx, keeperId: number): Promise<void> {
  await tx.deleteFrom('zoneChange').where('keeperId', '=', keeperId).execute()
}

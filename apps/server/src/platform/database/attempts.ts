import type { Db, Tx } from './database.ts'
import type { AttemptTable } from './schema.ts'

/** How often something was tried, and until when it may not be tried again. */
export type Attempts = Omit<AttemptTable, 'key'>

/**
 * The count under a key, locked until the transaction ends, so that any number of tries at once pass one after the
 * other. Where nothing is counted, or all is forgotten by now, the count is 0.
 */
export async function lockAttempts(tx: Tx, key: string, now: string): Promise<Attempts> {
  const { count, blockedUntil, expiresAt } = await tx
    .insertInto('attempt')
    .values({ key, count: 0, blockedUntil: '', expiresAt: now })
    // Touches the row and changes nothing: this is what locks it, on every database.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ key }))
    .returning(['count', 'blockedUntil', 'expiresAt'])
    .executeTakeFirstOrThrow()
  return expiresAt > now ? { count, blockedUntil, expiresAt } : { count: 0, blockedUntil: '', expiresAt }
}

export async function changeAttempts(tx: Tx, key: string, attempts: Attempts): Promise<void> {
  await tx.updateTable('attempt').set(attempts).where('key', '=', key).execute()
}

/** Takes one try back that turned out well; a block stays if another try has set it meanwhile. */
export async function takeBackAttempt(
  tx: Tx,
  key: string,
  block: { set: string; before: string },
): Promise<void> {
  await tx
    .updateTable('attempt')
    .set((eb) => ({
      count: eb('count', '-', 1),
      blockedUntil: eb
        .case()
        .when('blockedUntil', '=', block.set)
        .then(block.before)
        .else(eb.ref('blockedUntil'))
        .end(),
    }))
    .where('key', '=', key)
    .where('count', '>', 0)
    .execute()
}

/** Takes a name for `mark` until the given moment; answers false where it is taken, by whomever. */
export async function takeName(
  tx: Tx,
  key: string,
  { mark, now, until }: { mark: number; now: string; until: string },
): Promise<boolean> {
  const { count } = await lockAttempts(tx, key, now)
  if (count > 0) return false
  await changeAttempts(tx, key, { count: mark, blockedUntil: '', expiresAt: until })
  return true
}

export async function removeAttempts(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('attempt').where('key', '=', key).execute()
}

/** Keeps a note under a key until the given moment. */
export async function keepNote(tx: Tx, key: string, expiresAt: string): Promise<void> {
  await tx
    .insertInto('attempt')
    .values({ key, count: 0, blockedUntil: '', expiresAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ expiresAt }))
    .execute()
}

/** Whether a note is kept under a key. */
export async function isNoted(db: Db, key: string, now: string): Promise<boolean> {
  const note = await db
    .selectFrom('attempt')
    .select('key')
    .where('key', '=', key)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return note !== undefined
}

/** Forgets what has expired. */
export async function removeOldAttempts(db: Db, now: string): Promise<void> {
  await db.deleteFrom('attempt').where('expiresAt', '<=', now).execute()
}

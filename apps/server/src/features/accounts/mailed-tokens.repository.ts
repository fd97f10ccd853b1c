import type { Db, Tx } from '../../platform/database/database.ts'
import type { MailedTokenTable } from '../../platform/database/schema.ts'

/** Keeps the hash of a mailed word; an older one of the same purpose is void from now on. */
export async function keepMailedToken(db: Db, token: MailedTokenTable): Promise<void> {
  const { tokenHash, email, expiresAt } = token
  await db
    .insertInto('mailedToken')
    .values(token)
    .onConflict((conflict) =>
      conflict.columns(['keeperId', 'purpose']).doUpdateSet({ tokenHash, email, expiresAt }),
    )
    .execute()
}

type AskedToken = { tokenHash: string; purpose: MailedTokenTable['purpose']; now: string }

/** Whether a mailed word could be used now. */
export async function isMailedTokenGood(db: Db, token: AskedToken): Promise<boolean> {
  const found = await db
    .selectFrom('mailedToken')
    .select('keeperId')
    .where('tokenHash', '=', token.tokenHash)
    .where('purpose', '=', token.purpose)
    .where('expiresAt', '>', token.now)
    .executeTakeFirst()
  return found !== undefined
}

/** Uses a mailed word up, and answers whose it is and what address it proves; undefined where it is void. */
export const takeMailedToken = (tx: Tx, token: AskedToken) =>
  tx
    .deleteFrom('mailedToken')
    .where('tokenHash', '=', token.tokenHash)
    .where('purpose', '=', token.purpose)
    .where('expiresAt', '>', token.now)
    .returning(['keeperId', 'email'])
    .executeTakeFirst()

/** Voids a keeper's mailed words, of one purpose or of all. */
export async function removeMailedTokens(
  db: Db,
  keeperId: number,
  purpose?: MailedTokenTable['purpose'],
): Promise<void> {
  let removal = db.deleteFrom('mailedToken').where('keeperId', '=', keeperId)
  if (purpose) removal = removal.where('purpose', '=', purpose)
  await removal.execute()
}

export async function removeMailedTokensEndedBefore(db: Db, now: string): Promise<void> {
  await db.deleteFrom('mailedToken').where('expiresAt', '<=', now).execute()
}

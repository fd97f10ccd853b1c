import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { ApiTokenTable } from '../../platform/database/schema.ts'

const shownColumns = ['id', 'name', 'scope', 'createdAt', 'lastUsedAt', 'endsAt'] as const

export const createApiToken = (tx: Tx, token: Insertable<ApiTokenTable>) =>
  tx.insertInto('apiToken').values(token).returning(shownColumns).executeTakeFirstOrThrow()

/** A keeper's tokens, those that have ended included. */
export const listApiTokens = (db: Db, keeperId: number) =>
  db
    .selectFrom('apiToken')
    .select(shownColumns)
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .execute()

/** How many of a keeper's tokens work. */
export async function countApiTokens(tx: Tx, keeperId: number, now: string): Promise<number> {
  const { count } = await tx
    .selectFrom('apiToken')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('keeperId', '=', keeperId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The keeper of a token that works and the version of their data, in one look-up. */
export const findApiToken = (db: Db, tokenHash: string, now: string) =>
  db
    .selectFrom('apiToken')
    .innerJoin('keeper', 'keeper.id', 'apiToken.keeperId')
    .innerJoin('keeperState', 'keeperState.keeperId', 'apiToken.keeperId')
    .select([
      'apiToken.id',
      'apiToken.keeperId',
      'apiToken.scope',
      'apiToken.lastUsedAt',
      'keeper.plan',
      'keeper.timeZone',
      'keeperState.dataVersion',
    ])
    .where('apiToken.tokenHash', '=', tokenHash)
    .where((eb) => eb.or([eb('apiToken.endsAt', 'is', null), eb('apiToken.endsAt', '>', now)]))
    .where('keeper.isActive', '=', true)
    .executeTakeFirst()

/** Notes that a token is used. */
export async function noteApiTokenUse(db: Db, id: number, lastUsedAt: string): Promise<void> {
  await db.updateTable('apiToken').set({ lastUsedAt }).where('id', '=', id).execute()
}

/** Revokes one token of a keeper by its number; answers whether there was one. */
export async function removeApiToken(db: Db, keeperId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('apiToken')
    .where('keeperId', '=', keeperId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Revokes all tokens of a keeper. */
export async function removeApiTokens(tx: Tx, keeperId: number): Promise<void> {
  await tx.deleteFrom('apiToken').where('keeperId', '=', keeperId).execute()
}

export async function removeApiTokensEndedBefore(db: Db, moment: string): Promise<void> {
  await db.deleteFrom('apiToken').where('endsAt', '<=', moment).execute()
}

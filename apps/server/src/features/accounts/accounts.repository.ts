import { searchForm } from '@clutchbook/domain/kernel/text-order'
import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { KeeperTable } from '../../platform/database/schema.ts'

/** A keeper's row as it is written. */
export type NewKeeper = Insertable<KeeperTable>

const publicColumns = [
  'keeper.id',
  'keeper.username',
  'keeper.email',
  'keeper.isEmailVerified',
  'keeper.name',
  'keeper.profileImage',
  'keeper.plan',
  'keeper.isAdmin',
  'keeper.timeZone',
  'keeper.dayPattern',
  'keeper.sharesProfile',
  'keeper.sharesCollection',
  'keeper.isListed',
  'keeper.createdAt',
] as const

const secretColumns = ['id', 'usernameKey', 'passwordHash', 'isActive', 'isSample'] as const

/** Makes a keeper and answers its number. A taken name or address breaks a unique constraint. */
export async function createKeeper(tx: Tx, keeper: NewKeeper): Promise<number> {
  const { id } = await tx
    .insertInto('keeper')
    .values({ ...keeper, ...nameKeyOf(keeper) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The name as the directory searches it, wherever a name is written. */
const nameKeyOf = ({ name }: { readonly name?: string | null }) =>
  name === undefined ? {} : { nameKey: searchForm(name ?? '') }

/** What calls that open an account under a name are kept by. */
export const registrationScope = (usernameKey: string): string => `visitor:${usernameKey}`

/** What signing in needs to know of a name. */
export const findSecretsByUsernameKey = (db: Db, usernameKey: string) =>
  db.selectFrom('keeper').select(secretColumns).where('usernameKey', '=', usernameKey).executeTakeFirst()

/** The same of a keeper who is signed in. */
export const getSecrets = (db: Db, keeperId: number) =>
  db.selectFrom('keeper').select(secretColumns).where('id', '=', keeperId).executeTakeFirstOrThrow()

export const findIdByEmailKey = (db: Db, emailKey: string) =>
  db.selectFrom('keeper').select('id').where('emailKey', '=', emailKey).executeTakeFirst()

/** A keeper as they may see themselves. */
export const getKeeper = (db: Db, keeperId: number) =>
  db.selectFrom('keeper').select(publicColumns).where('id', '=', keeperId).executeTakeFirstOrThrow()

/** An account as the operator sees it. */
export const getAccount = (db: Db, keeperId: number) =>
  db
    .selectFrom('keeper')
    .select(['id', 'username', 'email', 'plan', 'isAdmin', 'isActive'])
    .where('id', '=', keeperId)
    .executeTakeFirstOrThrow()

/** How a keeper is reached by mail. */
export type Addressee = Pick<
  Selectable<KeeperTable>,
  'id' | 'username' | 'name' | 'email' | 'emailKey' | 'recoveryEmail'
> & { isEmailVerified: boolean | number }

const addresseeColumns = [
  'id',
  'username',
  'name',
  'email',
  'emailKey',
  'recoveryEmail',
  'isEmailVerified',
] as const

export const getAddressee = (db: Db, keeperId: number): Promise<Addressee> =>
  db.selectFrom('keeper').select(addresseeColumns).where('id', '=', keeperId).executeTakeFirstOrThrow()

/** Keepers who may mean themselves by an address: it is theirs now, or was the last one that they proved. */
export const listKeepersByAddress = (db: Db, emailKey: string): Promise<Addressee[]> =>
  db
    .selectFrom('keeper')
    .select(addresseeColumns)
    .where((eb) => eb.or([eb('emailKey', '=', emailKey), eb('recoveryEmailKey', '=', emailKey)]))
    .where('isActive', '=', true)
    .orderBy('id')
    .limit(5)
    .execute()

export type KeeperChange = Partial<
  Pick<
    Insertable<KeeperTable>,
    | 'name'
    | 'email'
    | 'emailKey'
    | 'isEmailVerified'
    | 'recoveryEmail'
    | 'recoveryEmailKey'
    | 'profileImage'
    | 'timeZone'
    | 'dayPattern'
    | 'passwordHash'
    | 'plan'
    | 'isAdmin'
    | 'isActive'
  >
>

/** Writes the given columns of a keeper. A taken address breaks a unique constraint. */
export async function changeKeeper(db: Db, keeperId: number, change: KeeperChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await db
    .updateTable('keeper')
    .set({ ...change, ...nameKeyOf(change) })
    .where('id', '=', keeperId)
    .execute()
}

/**
 * Puts a password hash in the place of the one that was judged, and holds the keeper's row until the transaction ends.
 * Answers whether it still stood there, in an account that is open: judging a password takes long, and meanwhile it may
 * have been replaced or the account shut.
 */
export async function replacePasswordHash(
  tx: Tx,
  keeperId: number,
  judged: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('keeper')
    .set({ passwordHash })
    .where('id', '=', keeperId)
    .where('passwordHash', '=', judged)
    .where('isActive', '=', true)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Deletes a keeper with every row that names them. */
export async function removeKeeper(tx: Tx, keeperId: number): Promise<void> {
  const { usernameKey } = await getSecrets(tx, keeperId)
  // Answers to repeated calls are kept by scope and not by reference, because visitors have some too.
  const scopes = [`keeper:${keeperId}`, registrationScope(usernameKey)]
  await tx.deleteFrom('requestKey').where('scope', 'in', scopes).execute()
  await tx.deleteFrom('keeper').where('id', '=', keeperId).execute()
}

/** Shuts or opens all sample accounts at once. */
export async function changeSamples(db: Db, isActive: boolean): Promise<void> {
  await db.updateTable('keeper').set({ isActive }).where('isSample', '=', true).execute()
}

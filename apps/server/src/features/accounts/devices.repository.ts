import type { Insertable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** A browser of one person; another person at the same one has a row of their own. */
export type DeviceTable = {
  keeperId: number
  /** The UUID by which the browser names itself. */
  device: string
  name: string
  keepsCopy: Flag
  /** How many changes wait on it to be sent. */
  waiting: number
  createdAt: Moment
  seenAt: Moment
}

/** One row: the key of this installation from which the keys of devices follow. It goes along when the database moves. */
export type DeviceSecretTable = { id: number; secret: string }

declare module '../../platform/database/schema.ts' {
  interface Schema {
    device: DeviceTable
    deviceSecret: DeviceSecretTable
  }
}

/** What a browser says of itself. */
export type StatedOfDevice = {
  readonly name: string
  readonly keepsCopy: boolean
  readonly waiting: number
}

const shownColumns = ['device', 'name', 'keepsCopy', 'waiting', 'seenAt'] as const

/** A keeper's devices, the last seen first. */
export const listDevices = (db: Db, keeperId: number) =>
  db
    .selectFrom('device')
    .select(shownColumns)
    .where('keeperId', '=', keeperId)
    .orderBy('seenAt', 'desc')
    .orderBy('device')
    .execute()

export const createDevice = (tx: Tx, device: Insertable<DeviceTable>) =>
  tx.insertInto('device').values(device).returning(shownColumns).executeTakeFirstOrThrow()

/** Changes what is stated of a device, if the keeper has it. */
export const changeDevice = (
  tx: Tx,
  keeperId: number,
  device: string,
  change: Partial<StatedOfDevice> & { readonly seenAt: Moment },
) =>
  tx
    .updateTable('device')
    .set(change)
    .where('keeperId', '=', keeperId)
    .where('device', '=', device)
    .returning(shownColumns)
    .executeTakeFirst()

/** Notes that a device keeps nothing any more. */
export async function noteNoCopy(db: Db, keeperId: number, device: string): Promise<void> {
  await db
    .updateTable('device')
    .set({ keepsCopy: false })
    .where('keeperId', '=', keeperId)
    .where('device', '=', device)
    .execute()
}

export async function countDevices(tx: Tx, keeperId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('device')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('keeperId', '=', keeperId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Removes a device of a keeper; answers whether there was one. */
export async function removeDevice(tx: Tx, keeperId: number, device: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('device')
    .where('keeperId', '=', keeperId)
    .where('device', '=', device)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The secret of this installation; the first that is offered stays. */
export async function ensureDeviceSecret(db: Db, offered: () => string): Promise<string> {
  const known = await db.selectFrom('deviceSecret').select('secret').executeTakeFirst()
  if (known) return known.secret
  await db
    .insertInto('deviceSecret')
    .values({ id: 1, secret: offered() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { secret } = await db.selectFrom('deviceSecret').select('secret').executeTakeFirstOrThrow()
  return secret
}

import type { clutchEntryFields } from '@clutchbook/domain/clutches/clutch-log.fields'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated, Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

type ClutchEntryTable = TableOf<typeof clutchEntryFields, Flag> & {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  clutchId: number
  /** What was found in which eggs, as JSON. */
  eggs: string
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    clutchEntry: ClutchEntryTable
  }
}

export type ClutchEntryRow = Selectable<ClutchEntryTable>

/** The log of an own clutch, by days. */
export const listEntries = (db: Db, keeperId: number, clutchId: number): Promise<ClutchEntryRow[]> =>
  db
    .selectFrom('clutchEntry')
    .selectAll()
    .where('keeperId', '=', keeperId)
    .where('clutchId', '=', clutchId)
    .orderBy('day')
    .orderBy('id')
    .execute()

export async function countEntries(db: Db, keeperId: number, clutchId: number): Promise<number> {
  const { count } = await db
    .selectFrom('clutchEntry')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('keeperId', '=', keeperId)
    .where('clutchId', '=', clutchId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const createEntry = (tx: Tx, values: Insertable<ClutchEntryTable>): Promise<ClutchEntryRow> =>
  tx.insertInto('clutchEntry').values(values).returningAll().executeTakeFirstOrThrow()

export async function removeEntry(tx: Tx, keeperId: number, id: number): Promise<void> {
  await tx.deleteFrom('clutchEntry').where('keeperId', '=', keeperId).where('id', '=', id).execute()
}

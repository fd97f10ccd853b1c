import type { boxStayFields } from '@clutchbook/domain/incubation/stays.fields'
import type { Stay, StayIn } from '@clutchbook/domain/incubation/stays.rules'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** In which incubator a box stood; null for one that was deleted. */
type BoxStayTable = TableOf<typeof boxStayFields, Flag> & {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  boxId: number
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    boxStay: BoxStayTable
  }
}

/** How many rows one statement names. */
const atOnce = 200

type OfBox = { readonly keeperId: number; readonly boxId: number }

/** The stay that a box is in. */
export const findBoxStay = (db: Db, { keeperId, boxId }: OfBox): Promise<Stay | undefined> =>
  db
    .selectFrom('boxStay')
    .select(['begin', 'end'])
    .where('keeperId', '=', keeperId)
    .where('boxId', '=', boxId)
    .where('end', 'is', null)
    .executeTakeFirst()

/** Ends the stay that a box is in, and begins one in an incubator. */
export async function moveBox(
  tx: Tx,
  { keeperId, boxId }: OfBox,
  to: { readonly incubatorId: number; readonly at: number; readonly createdAt: string },
): Promise<void> {
  const { incubatorId, at, createdAt } = to
  await tx
    .updateTable('boxStay')
    .set({ end: at })
    .where('keeperId', '=', keeperId)
    .where('boxId', '=', boxId)
    .where('end', 'is', null)
    .execute()
  await tx
    .insertInto('boxStay')
    .values({ keeperId, createdAt, boxId, incubatorId, begin: at, end: null })
    .execute()
}

/** Has stays forget an incubator that goes. Those of its own boxes go with them. */
export async function forgetIncubator(tx: Tx, keeperId: number, incubatorId: number): Promise<void> {
  await tx
    .updateTable('boxStay')
    .set({ incubatorId: null })
    .where('keeperId', '=', keeperId)
    .where('incubatorId', '=', incubatorId)
    .execute()
}

/** Where some boxes stood, by box, each in order. */
export async function listBoxStays(
  db: Db,
  keeperId: number,
  boxIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StayIn<number>[]>> {
  const rows = await readPortions(boxIds, atOnce, (portion) =>
    db
      .selectFrom('boxStay')
      .select(['boxId', 'incubatorId', 'begin', 'end'])
      .where('keeperId', '=', keeperId)
      .where('boxId', 'in', portion)
      .orderBy('begin')
      .orderBy('id')
      .execute(),
  )
  const stays = rows.flatMap(({ boxId, incubatorId: where, begin, end }) =>
    where === null ? [] : [{ boxId, where, begin, end }],
  )
  return Map.groupBy(stays, ({ boxId }) => boxId)
}

import type { eggStayFields } from '@clutchbook/domain/incubation/stays.fields'
import type { Stay, StayIn } from '@clutchbook/domain/incubation/stays.rules'
import { inPortions } from '@clutchbook/domain/kernel/portions'
import type { TableOf } from '@clutchbook/domain/kernel/record-fields'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/database.ts'
import { nextVersion } from '../../platform/database/next-version.ts'
import { readPortions } from '../../platform/database/read-portions.ts'
import type { Flag, Moment } from '../../platform/database/stored-values.ts'

/** In which box a clutch stood, or an egg that was put elsewhere; null for one that was deleted. Either is null. */
type EggStayTable = TableOf<typeof eggStayFields, Flag> & {
  id: Generated<number>
  keeperId: number
  createdAt: Moment
  clutchId: number | null
  eggId: number | null
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    eggStay: EggStayTable
  }
}

/** A clutch, or an egg. */
export type Stayer = { readonly column: 'clutchId' | 'eggId'; readonly id: number }

/** How many rows one statement names. */
const atOnce = 200

/** The stay that something is in. */
export const findStay = (db: Db, keeperId: number, { column, id }: Stayer): Promise<Stay | undefined> =>
  db
    .selectFrom('eggStay')
    .select(['begin', 'end'])
    .where('keeperId', '=', keeperId)
    .where(column, '=', id)
    .where('end', 'is', null)
    .executeTakeFirst()

export async function endStay(tx: Tx, keeperId: number, { column, id }: Stayer, end: number): Promise<void> {
  await tx
    .updateTable('eggStay')
    .set({ end })
    .where('keeperId', '=', keeperId)
    .where(column, '=', id)
    .where('end', 'is', null)
    .execute()
}

export async function beginStay(
  tx: Tx,
  keeperId: number,
  { column, id }: Stayer,
  stay: { readonly boxId: number; readonly begin: number; readonly createdAt: string },
): Promise<void> {
  await tx
    .insertInto('eggStay')
    .values({
      keeperId,
      clutchId: column === 'clutchId' ? id : null,
      eggId: column === 'eggId' ? id : null,
      ...stay,
      end: null,
    })
    .execute()
}

/** Where something stood, in order. */
export async function listStays(db: Db, keeperId: number, { column, id }: Stayer): Promise<StayIn<number>[]> {
  const rows = await db
    .selectFrom('eggStay')
    .select(['boxId', 'begin', 'end'])
    .where('keeperId', '=', keeperId)
    .where(column, '=', id)
    .orderBy('begin')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ boxId: where, begin, end }) => (where === null ? [] : [{ where, begin, end }]))
}

/** Where some clutches stood, by clutch, each in order. */
export async function listClutchStays(
  db: Db,
  keeperId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StayIn<number>[]>> {
  const rows = await readPortions(ids, atOnce, (portion) =>
    db
      .selectFrom('eggStay')
      .select(['clutchId', 'boxId', 'begin', 'end'])
      .where('keeperId', '=', keeperId)
      .where('clutchId', 'in', portion)
      .orderBy('begin')
      .orderBy('id')
      .execute(),
  )
  const stays = rows.flatMap(({ clutchId, boxId: where, begin, end }) =>
    clutchId === null || where === null ? [] : [{ clutchId, where, begin, end }],
  )
  return Map.groupBy(stays, ({ clutchId }) => clutchId)
}

/** Takes clutches and eggs out of boxes that go, one version on. Their stays keep when they were, and forget where. */
export async function forgetBoxes(tx: Tx, keeperId: number, boxIds: readonly number[]): Promise<void> {
  for (const portion of inPortions(boxIds, atOnce)) {
    for (const table of ['clutch', 'egg'] as const)
      await tx
        .updateTable(table as 'egg')
        .set({ boxId: null, version: nextVersion })
        .where('keeperId', '=', keeperId)
        .where('boxId', 'in', portion)
        .execute()
    await tx
      .updateTable('eggStay')
      .set({ boxId: null })
      .where('keeperId', '=', keeperId)
      .where('boxId', 'in', portion)
      .execute()
  }
}

import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** How many eggs incubate in each own box: an egg lies in its own box, else in that of its clutch. */
export async function countEggsInBoxes(db: Db, keeperId: number): Promise<ReadonlyMap<number, number>> {
  const boxId = sql<number | null>`coalesce(${sql.ref('egg.boxId')}, ${sql.ref('clutch.boxId')})`
  const rows = await db
    .selectFrom('egg')
    .leftJoin('clutch', (join) =>
      join.onRef('clutch.keeperId', '=', 'egg.keeperId').onRef('clutch.id', '=', 'egg.clutchId'),
    )
    .select(boxId.as('boxId'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('egg.keeperId', '=', keeperId)
    .where('egg.status', '=', 'Incubating')
    .where(boxId, 'is not', null)
    .groupBy(boxId)
    .execute()
  return new Map(rows.map(({ boxId: id, count }) => [Number(id), Number(count)]))
}

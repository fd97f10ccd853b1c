import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'

/** How many eggs were laid on each of some days; slugs are no eggs that go into an incubator. */
export async function countLaidEggs(db: Db, keeperId: number, { from, to }: DayRange) {
  const rows = await db
    .selectFrom('egg')
    .select('layDate as day')
    .select((eb) => eb.fn.countAll<number>().as('eggs'))
    .where('keeperId', '=', keeperId)
    .where('layDate', '>=', from)
    .where('layDate', '<=', to)
    .where('status', '!=', 'Slugged')
    .groupBy('layDate')
    .execute()
  return rows.map(({ day, eggs }) => ({ day, eggs: Number(eggs) }))
}

/** How many eggs hatched on each of some days. */
export async function countHatchedEggs(db: Db, keeperId: number, { from, to }: DayRange) {
  const rows = await db
    .selectFrom('egg')
    .select((eb) => eb.ref('hatchDate').$notNull().as('day'))
    .select((eb) => eb.fn.countAll<number>().as('eggs'))
    .where('keeperId', '=', keeperId)
    .where('hatchDate', '>=', from)
    .where('hatchDate', '<=', to)
    .where('status', '=', 'Hatched')
    .groupBy('hatchDate')
    .execute()
  return rows.map(({ day, eggs }) => ({ day, eggs: Number(eggs) }))
}

/** How many eggs without slugs each own clutch has. */
export async function readClutchSizes(db: Db, keeperId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('egg')
    .select((eb) => eb.ref('clutchId').$notNull().as('clutchId'))
    .select((eb) => eb.fn.countAll<number>().as('eggs'))
    .where('keeperId', '=', keeperId)
    .where('clutchId', 'is not', null)
    .where('status', '!=', 'Slugged')
    .groupBy('clutchId')
    .execute()
  return new Map(rows.map(({ clutchId, eggs }) => [clutchId, Number(eggs)]))
}

/** The last day on which eggs that incubate are to hatch, by their clutches. */
export async function readLastDays(db: Db, keeperId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('egg')
    .select((eb) => eb.ref('clutchId').$notNull().as('clutchId'))
    .select((eb) => eb.fn.max('expectedDay').as('last'))
    .where('keeperId', '=', keeperId)
    .where('clutchId', 'is not', null)
    .where('status', '=', 'Incubating')
    .groupBy('clutchId')
    .execute()
  return new Map(rows.map(({ clutchId, last }) => [clutchId, last]))
}

/** Where own clutches, and eggs that were put elsewhere, stood, each with how far such an egg is. */
export const listEggStays = (db: Db, keeperId: number) =>
  db
    .selectFrom('eggStay as stay')
    .leftJoin('egg', (join) => join.onRef('egg.id', '=', 'stay.eggId').on('egg.keeperId', '=', keeperId))
    .select(['stay.boxId', 'stay.clutchId', 'stay.begin', 'stay.end'])
    .select(['egg.status', 'egg.hatchDate', 'egg.expectedDay'])
    .where('stay.keeperId', '=', keeperId)
    .where('stay.boxId', 'is not', null)
    .execute()

/** How many boxes the own incubators hold: what each says, else those that stand in it. Null without any. */
export async function readCapacity(db: Db, keeperId: number): Promise<number | null> {
  const rows = await db
    .selectFrom('incubator')
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.incubatorId', '=', 'incubator.id').on('box.keeperId', '=', keeperId),
    )
    .select(['incubator.id', 'incubator.capacity'])
    .select((eb) => eb.fn.count<number>('box.id').as('boxes'))
    .where('incubator.keeperId', '=', keeperId)
    .groupBy(['incubator.id', 'incubator.capacity'])
    .execute()
  if (rows.length === 0) return null
  return rows.reduce((sum, { capacity, boxes }) => sum + (capacity ?? Number(boxes)), 0)
}

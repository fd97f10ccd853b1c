import type { DayRange } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'

/** The projects of a season: those that name it, and of the others those that began in its days. */
export const listSeasonProjects = (db: Db, keeperId: number, season: number, { from, to }: DayRange) =>
  db
    .selectFrom('breedingProject')
    .select(['id', 'name', 'status', 'maleId', 'maleName', 'femaleId', 'femaleName'])
    .where('keeperId', '=', keeperId)
    .where((eb) =>
      eb.or([
        eb('season', '=', season),
        eb.and([eb('season', 'is', null), eb('startDate', '>=', from), eb('startDate', '<=', to)]),
      ]),
    )
    .orderBy('startDate')
    .orderBy('id')
    .execute()

/** How many eggs each own clutch has, how many of them incubate, and how many hatched. */
export async function countEggs(db: Db, keeperId: number) {
  const rows = await db
    .selectFrom('egg')
    .select((eb) => [eb.ref('clutchId').$notNull().as('clutchId'), 'status'])
    .select((eb) => eb.fn.countAll<number>().as('eggs'))
    .where('keeperId', '=', keeperId)
    .where('clutchId', 'is not', null)
    .groupBy(['clutchId', 'status'])
    .execute()
  const counts = new Map<number, { eggs: number; incubating: number; hatched: number }>()
  for (const { clutchId, status, eggs } of rows) {
    const of = counts.get(clutchId) ?? { eggs: 0, incubating: 0, hatched: 0 }
    of.eggs += Number(eggs)
    if (status === 'Incubating') of.incubating += Number(eggs)
    if (status === 'Hatched') of.hatched += Number(eggs)
    counts.set(clutchId, of)
  }
  return counts
}

/** The visits of own males and the locks that were seen, by days, each with what both are called. */
export const listVisits = (db: Db, keeperId: number) =>
  db
    .selectFrom('seasonFact as fact')
    .innerJoin('animal as male', (join) =>
      join.onRef('male.id', '=', 'fact.maleId').on('male.keeperId', '=', keeperId),
    )
    .innerJoin('animal as female', (join) =>
      join.onRef('female.id', '=', 'fact.animalId').on('female.keeperId', '=', keeperId),
    )
    .select(['fact.kind', 'fact.animalId as femaleId', 'fact.day', 'fact.until'])
    .select((eb) => eb.ref('fact.maleId').$notNull().as('maleId'))
    .select(['male.name as maleName', 'female.name as femaleName'])
    .where('fact.keeperId', '=', keeperId)
    .where('fact.kind', 'in', ['introduced', 'lock'])
    .orderBy('fact.day')
    .orderBy('fact.id')
    .execute()

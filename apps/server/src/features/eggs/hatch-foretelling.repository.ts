import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import type { Db } from '../../platform/database/database.ts'

/** The own clutches of eggs by days, each with what tells its species and what its female is called. */
export const listLaidEggs = (db: Db, keeperId: number) =>
  db
    .selectFrom('clutch')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.id', '=', 'clutch.breedingProjectId').on('project.keeperId', '=', keeperId),
    )
    .leftJoin('animal as female', (join) =>
      join.onRef('female.id', '=', 'clutch.femaleId').on('female.keeperId', '=', keeperId),
    )
    .leftJoin('incubatorBox as box', (join) =>
      join.onRef('box.id', '=', 'clutch.boxId').on('box.keeperId', '=', keeperId),
    )
    .leftJoin('incubator', (join) =>
      join.onRef('incubator.id', '=', 'box.incubatorId').on('incubator.keeperId', '=', keeperId),
    )
    .select('incubator.temperature as setTemperature')
    .select(['clutch.id', 'clutch.code', 'clutch.femaleId', 'clutch.femaleName', 'clutch.species'])
    .select(['clutch.layDate', 'clutch.layDateSpread', 'clutch.temperature', 'clutch.breedingProjectId'])
    .select(['female.name as linkedFemaleName', 'female.species as femaleSpecies'])
    .select('project.species as projectSpecies')
    .where('clutch.keeperId', '=', keeperId)
    .where('clutch.kind', '=', 'eggs')
    .orderBy('clutch.layDate')
    .orderBy('clutch.id')
    .execute()

export type LaidEggsRow = Awaited<ReturnType<typeof listLaidEggs>>[number]

/** How far the eggs of a keeper's clutches are. */
export type ClutchEndings = {
  readonly incubating: ReadonlySet<number>
  /** The days on which the first and the last of a clutch hatched. */
  readonly hatched: ReadonlyMap<number, { readonly first: CivilDay; readonly last: CivilDay }>
}

/** Of which clutches eggs incubate, and when those of each hatched. */
export async function readEndings(db: Db, keeperId: number): Promise<ClutchEndings> {
  const rows = await db
    .selectFrom('egg')
    .select((eb) => [eb.ref('clutchId').$notNull().as('clutchId'), 'status'])
    .select((eb) => [eb.fn.min('hatchDate').as('first'), eb.fn.max('hatchDate').as('last')])
    .where('keeperId', '=', keeperId)
    .where('clutchId', 'is not', null)
    .where('status', 'in', ['Incubating', 'Hatched'])
    .groupBy(['clutchId', 'status'])
    .execute()
  return {
    incubating: new Set(rows.flatMap((row) => (row.status === 'Incubating' ? [row.clutchId] : []))),
    hatched: new Map(
      rows.flatMap(({ clutchId, status, first, last }) =>
        status === 'Hatched' && first !== null && last !== null ? [[clutchId, { first, last }] as const] : [],
      ),
    ),
  }
}

/** The zone in which a keeper's days begin. */
export async function readTimeZone(db: Db, keeperId: number): Promise<string> {
  const { timeZone } = await db
    .selectFrom('keeper')
    .select('timeZone')
    .where('id', '=', keeperId)
    .executeTakeFirstOrThrow()
  return timeZone
}

/** The species of the own sires of clutches, in their order. */
export const listSireSpecies = (db: Db, keeperId: number) =>
  db
    .selectFrom('clutchSire as sire')
    .innerJoin('animal', (join) =>
      join.onRef('animal.id', '=', 'sire.animalId').on('animal.keeperId', '=', keeperId),
    )
    .select(['sire.clutchId', 'animal.species'])
    .where('sire.keeperId', '=', keeperId)
    .orderBy('sire.id')
    .execute()

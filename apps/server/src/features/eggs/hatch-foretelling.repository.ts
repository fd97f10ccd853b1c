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

/** Of which clutches eggs incubate, and on which day the first of each hatched. */
export async function listHatching(db: Db, keeperId: number) {
  const rows = await db
    .selectFrom('egg')
    .select((eb) => [eb.ref('clutchId').$notNull().as('clutchId'), 'status'])
    .select((eb) => eb.fn.min('hatchDate').as('hatchDate'))
    .where('keeperId', '=', keeperId)
    .where('clutchId', 'is not', null)
    .where('status', 'in', ['Incubating', 'Hatched'])
    .groupBy(['clutchId', 'status'])
    .execute()
  return {
    incubating: new Set(rows.flatMap((row) => (row.status === 'Incubating' ? [row.clutchId] : []))),
    hatched: new Map(
      rows.flatMap((row) =>
        row.status === 'Hatched' && row.hatchDate !== null ? [[row.clutchId, row.hatchDate] as const] : [],
      ),
    ),
  }
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

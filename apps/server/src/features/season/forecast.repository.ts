import type { Db } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'

/** How many numbers one question names. */
const atOnce = 500

/** What was written down of the seasons of all own females, by days. */
export const listAllFacts = (db: Db, keeperId: number) =>
  db
    .selectFrom('seasonFact')
    .select(['id', 'animalId', 'kind', 'day', 'breedingProjectId'])
    .where('keeperId', '=', keeperId)
    .orderBy('day')
    .orderBy('id')
    .execute()

/** All own clutches by days, each with what tells the season of its project and the species of what it names. */
export const listAllLaid = (db: Db, keeperId: number) =>
  db
    .selectFrom('clutch')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.id', '=', 'clutch.breedingProjectId').on('project.keeperId', '=', keeperId),
    )
    .select(['clutch.id', 'clutch.kind', 'clutch.code', 'clutch.femaleId', 'clutch.femaleName'])
    .select(['clutch.layDate', 'clutch.layDateSpread', 'clutch.temperature', 'clutch.breedingProjectId'])
    .select(['clutch.species', 'project.species as projectSpecies', 'project.season', 'project.startDate'])
    .where('clutch.keeperId', '=', keeperId)
    .orderBy('clutch.layDate')
    .orderBy('clutch.id')
    .execute()

/** Of which clutches eggs incubate, and on which day the first of each hatched. */
export async function countHatching(db: Db, keeperId: number) {
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

/** What of own animals tells their forecasts. */
export const listForetold = (db: Db, keeperId: number, ids: readonly number[]) =>
  readPortions(ids, atOnce, (portion) =>
    db
      .selectFrom('animal')
      .select(['id', 'name', 'species', 'sex', 'isArchived'])
      .where('keeperId', '=', keeperId)
      .where('id', 'in', portion)
      .execute(),
  )

/** The species of the first own sire of each clutch. */
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

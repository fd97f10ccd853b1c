import type { Db } from '../../platform/database/database.ts'
import { readPortions } from '../../platform/database/read-portions.ts'

/** How many numbers one question names. */
const atOnce = 500

/** What was written down of the seasons of all own females, by days. */
export const listAllFacts = (db: Db, keeperId: number) =>
  db
    .selectFrom('seasonFact')
    .select(['id', 'animalId', 'kind', 'day', 'until', 'maleId', 'maleName', 'breedingProjectId'])
    .where('keeperId', '=', keeperId)
    .orderBy('day')
    .orderBy('id')
    .execute()

/** All own clutches by days, each with what tells the season of its project. */
export const listAllLaid = (db: Db, keeperId: number) =>
  db
    .selectFrom('clutch')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.id', '=', 'clutch.breedingProjectId').on('project.keeperId', '=', keeperId),
    )
    .select(['clutch.id', 'clutch.femaleId', 'clutch.layDate'])
    .select(['clutch.kind', 'clutch.breedingProjectId', 'project.season', 'project.startDate'])
    .where('clutch.keeperId', '=', keeperId)
    .orderBy('clutch.layDate')
    .orderBy('clutch.id')
    .execute()

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

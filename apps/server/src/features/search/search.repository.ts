import { mostOfAKind } from '@clutchbook/domain/search/search-index.rules'
import type { Db } from '../../platform/database/database.ts'

export const listAnimalWords = (db: Db, keeperId: number) =>
  db
    .selectFrom('animal')
    .select(['id', 'name', 'species', 'morph', 'customId', 'isArchived'])
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .limit(mostOfAKind)
    .execute()

export const listProjectWords = (db: Db, keeperId: number) =>
  db
    .selectFrom('breedingProject')
    .select(['id', 'name', 'projectCode', 'status'])
    .where('keeperId', '=', keeperId)
    .orderBy('id', 'desc')
    .limit(mostOfAKind)
    .execute()

/** Eggs with the name of their project as it is now, or as it was when that was deleted. */
export const listEggWords = (db: Db, keeperId: number) =>
  db
    .selectFrom('egg')
    .leftJoin('breedingProject as project', (join) =>
      join.onRef('project.keeperId', '=', 'egg.keeperId').onRef('project.id', '=', 'egg.breedingProjectId'),
    )
    .select(['egg.id', 'egg.eggNumber', 'egg.status', 'egg.breedingProjectId', 'egg.projectName'])
    .select('project.name as linkedProjectName')
    .where('egg.keeperId', '=', keeperId)
    .orderBy('egg.id', 'desc')
    .limit(mostOfAKind)
    .execute()

export const listEventWords = (db: Db, keeperId: number) =>
  db
    .selectFrom('event')
    .select(['id', 'title', 'type', 'startDate'])
    .where('keeperId', '=', keeperId)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(mostOfAKind)
    .execute()

/** Places with what they stand in. */
export const listPlaceWords = (db: Db, keeperId: number) =>
  db
    .selectFrom('place')
    .leftJoin('place as outer', (join) =>
      join.onRef('outer.keeperId', '=', 'place.keeperId').onRef('outer.id', '=', 'place.withinId'),
    )
    .select(['place.id', 'place.name', 'place.code', 'outer.name as outerName'])
    .where('place.keeperId', '=', keeperId)
    .orderBy('place.id', 'desc')
    .limit(mostOfAKind)
    .execute()

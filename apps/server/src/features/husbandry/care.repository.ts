import { conditionKinds } from '@clutchbook/domain/husbandry/plan'
import type { Db } from '../../platform/database/database.ts'

const ofAnimal = (db: Db, keeperId: number, animalId: number) =>
  db
    .selectFrom('animalRecord')
    .select([
      ...(['id', 'recordType', 'recordDate', 'recordTime', 'endDate', 'mealOn'] as const),
      ...(['measurement', 'unit', 'details', 'data'] as const),
    ])
    .where('keeperId', '=', keeperId)
    .where('animalId', '=', animalId)

export type CareRow = Awaited<ReturnType<typeof listFeedings>>[number]

/** The feedings of an animal from a day to another. */
export const listFeedings = (
  db: Db,
  keeperId: number,
  animalId: number,
  { from, to }: { readonly from: string; readonly to: string },
) =>
  ofAnimal(db, keeperId, animalId)
    .where('typeKey', '=', 'feeding')
    .where('recordDate', '>=', from)
    .where('recordDate', '<=', to)
    .execute()

/** The last meals that an animal ate, the latest first. */
export const listMeals = (db: Db, keeperId: number, animalId: number, most: number): Promise<CareRow[]> =>
  ofAnimal(db, keeperId, animalId)
    .where('mealOn', 'is not', null)
    .orderBy('mealOn', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** The last weights of an animal, the latest first. */
export const listWeights = (db: Db, keeperId: number, animalId: number, most: number): Promise<CareRow[]> =>
  ofAnimal(db, keeperId, animalId)
    .where('typeKey', '=', 'weight')
    .orderBy('recordDate', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** The conditions that an animal is in on a day, in the order in which they began. */
export const listConditionsOf = (
  db: Db,
  keeperId: number,
  animalId: number,
  day: string,
): Promise<CareRow[]> =>
  ofAnimal(db, keeperId, animalId)
    .where('typeKey', 'in', [...conditionKinds])
    .where('recordDate', '<=', day)
    .where((eb) => eb.or([eb('openKind', 'is not', null), eb('endDate', '>=', day)]))
    .orderBy('recordDate')
    .orderBy('id')
    .execute()

import type { Db } from '../../platform/database/database.ts'
import { type PlanFilter, plansIn } from './plans.repository.ts'

/** For each animal of these plans the last meals that it ate, the latest first. */
export const listLastMeals = (db: Db, keeperId: number, filter: PlanFilter, most: number) =>
  db
    .selectFrom('animal')
    .innerJoin('animalRecord as record', (join) =>
      join
        .on('record.keeperId', '=', keeperId)
        .on('record.id', 'in', (eb) =>
          eb
            .selectFrom('animalRecord as meal')
            .select('meal.id')
            .where('meal.keeperId', '=', keeperId)
            .whereRef('meal.animalId', '=', 'animal.id')
            .where('meal.mealOn', 'is not', null)
            .orderBy('meal.mealOn', 'desc')
            .orderBy('meal.id', 'desc')
            .limit(most),
        ),
    )
    .select(['record.animalId', 'record.data'])
    .where('animal.keeperId', '=', keeperId)
    .where('animal.id', 'in', plansIn(db, keeperId, filter).select('plan.animalId'))
    .orderBy('record.mealOn', 'desc')
    .orderBy('record.id', 'desc')
    .execute()

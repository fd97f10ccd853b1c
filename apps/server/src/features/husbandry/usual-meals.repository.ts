import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/**
 * For each of these animals, or all, what the last meals that it ate say, the latest first, as the members of a JSON list; null
 * where it ate none. Put together by the database, because as rows of their own PostgreSQL sought them among all records.
 */
export function listLastMeals(
  db: Db,
  keeperId: number,
  animalIds: readonly number[] | undefined,
  most: number,
) {
  const animals = db
    .selectFrom('animal')
    .select('animal.id as animalId')
    .select((animal) =>
      animal
        .selectFrom((of) =>
          of
            .selectFrom('animalRecord as record')
            .select((record) => record.fn.coalesce('record.data', sql.lit('null')).as('data'))
            .where('record.keeperId', '=', keeperId)
            .whereRef('record.animalId', '=', 'animal.id')
            .where('record.mealOn', 'is not', null)
            .orderBy('record.mealOn', 'desc')
            .orderBy('record.id', 'desc')
            .limit(most)
            .as('meal'),
        )
        .select(sql<string | null>`string_agg(${sql.ref('meal.data')}, ',')`.as('data'))
        .as('meals'),
    )
    .where('animal.keeperId', '=', keeperId)
  return (animalIds === undefined ? animals : animals.where('animal.id', 'in', animalIds)).execute()
}

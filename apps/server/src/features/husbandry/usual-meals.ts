import type { RecordData } from '@clutchbook/domain/husbandry/record-data'
import { type Meal, mealIn, mealsAsked, usualMeal } from '@clutchbook/domain/husbandry/usual-meal.rules'
import type { Db } from '../../platform/database/database.ts'
import type { AnimalCache, TaggedAnimal } from './animal-cache.ts'
import { listLastMeals } from './usual-meals.repository.ts'

/** Usual meals that were worked out before. */
export type UsualMeals = AnimalCache<Meal | null>

/** Answers how one finds what these animals usually eat by their last meals. */
export const readUsualMeals = (
  db: Db,
  keeperId: number,
  animals: readonly TaggedAnimal[],
  cache: UsualMeals,
): Promise<(id: number) => Meal | null | undefined> =>
  cache.read({ keeperId, terms: '' }, animals, async (ids) => {
    const rows = await listLastMeals(db, keeperId, ids, mealsAsked.food)
    const stored = new Map(rows.map(({ animalId, meals }) => [animalId, meals]))
    return ({ id }) => usualMeal(null, mealsIn(stored.get(id) ?? null))
  })

/** The meals of a list of stored data. */
const mealsIn = (stored: string | null): Meal[] =>
  stored === null
    ? []
    : (JSON.parse(`[${stored}]`) as (RecordData | null)[]).map((data) => mealIn(data ?? {}))

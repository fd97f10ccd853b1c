import { foodStates } from '@clutchbook/domain/husbandry/plan'
import { readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { type Meal, mealsAsked } from '@clutchbook/domain/husbandry/usual-meal.rules'
import type { Db } from '../../platform/database/database.ts'
import type { PlanFilter } from './plans.repository.ts'
import { listLastMeals } from './usual-meals.repository.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What a feeding offered; a count that it does not tell is one. */
export function mealOf(data: string | null): Meal {
  const { prey, size, state, count } = readStoredData(data) ?? {}
  return {
    ...{ prey: textOf(prey), size: textOf(size) },
    state: foodStates.find((one) => one === state) ?? null,
    count: typeof count === 'number' ? count : 1,
  }
}

/** The last meals of the animals of these plans, by animal and the latest first. */
export async function readLastMeals(
  db: Db,
  keeperId: number,
  filter: PlanFilter,
): Promise<ReadonlyMap<number, readonly Meal[]>> {
  const meals = new Map<number, Meal[]>()
  for (const { animalId, data } of await listLastMeals(db, keeperId, filter, mealsAsked.food)) {
    const known = meals.get(animalId)
    if (known) known.push(mealOf(data))
    else meals.set(animalId, [mealOf(data)])
  }
  return meals
}

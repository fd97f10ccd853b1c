import { foodStates } from '@clutchbook/domain/husbandry/plan'
import { type RecordData, readStoredData } from '@clutchbook/domain/husbandry/record-data'
import { type Meal, mealsAsked } from '@clutchbook/domain/husbandry/usual-meal.rules'
import type { Db } from '../../platform/database/database.ts'
import type { PlanFilter } from './plans.repository.ts'
import { listLastMeals } from './usual-meals.repository.ts'

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What a feeding offered; a count that it does not tell is one. */
export const mealOf = (data: string | null): Meal => mealIn(readStoredData(data) ?? {})

function mealIn({ prey, size, state, count }: RecordData): Meal {
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
  const rows = await listLastMeals(db, keeperId, filter, mealsAsked.food)
  return new Map(rows.map(({ animalId, meals }) => [animalId, mealsIn(meals)]))
}

/** The meals of a list of stored data. */
const mealsIn = (stored: string | null): Meal[] =>
  stored === null
    ? []
    : (JSON.parse(`[${stored}]`) as (RecordData | null)[]).map((data) => mealIn(data ?? {}))

import type { RecordData } from '@clutchbook/domain/husbandry/record-data'
import type { Meal } from '@clutchbook/domain/husbandry/usual-meal.rules'
import type { AnimalRecord } from './records.queries.ts'

/** Words for a piece of food that say nothing of what it was. */
const anyMeal = /^(meals?|pieces?|x)$/i

type MealRecord = Pick<AnimalRecord, 'data' | 'measurement' | 'unit' | 'details'>

/** What a meal offers again as the last one was: the food of its fields, or what its words say, with its details. */
function mealAgain({ data, measurement, unit, details }: MealRecord): { data: RecordData; details: string } {
  if (data !== null) {
    const { prey, size, state, count, grams, supplement } = data
    const said = Object.entries({ prey, size, state, count, grams, supplement })
    return { data: Object.fromEntries(said.filter(([, value]) => value !== undefined)), details: '' }
  }
  const count = Number(measurement ?? '')
  const isCount = measurement !== null && Number.isInteger(count) && count > 0
  const prey = unit !== null && !anyMeal.test(unit.trim()) ? { prey: unit } : {}
  return { data: { ...prey, ...(isCount && { count }) }, details: details ?? '' }
}

/** Whether a meal was what the animal is usually offered. */
export function wasUsual(meal: MealRecord, usual: Meal): boolean {
  const { prey, size, state, count = 1 } = mealAgain(meal).data
  const said = (value: unknown): string => String(value ?? '')
  return (
    said(prey) === said(usual.prey) &&
    said(size) === said(usual.size) &&
    said(state) === said(usual.state) &&
    Number(count) === usual.count
  )
}

/** What a new meal offers: what is usual, else the last one again. */
export function mealToCome(
  meal: MealRecord | null,
  usual: Meal | null,
): { data: RecordData; details: string } {
  if (usual === null || (meal && wasUsual(meal, usual)))
    return meal ? mealAgain(meal) : { data: {}, details: '' }
  const { prey, size, state, count } = usual
  return {
    data: { ...(prey && { prey }), ...(size && { size }), ...(state && { state }), count },
    details: '',
  }
}

/** What a dose gives again as the last one did. */
export function doseAgain({ drug, dose, route }: NonNullable<AnimalRecord['data']>): RecordData {
  return Object.fromEntries(Object.entries({ drug, dose, route }).filter(([, value]) => value !== undefined))
}

import type { CivilDay } from '../kernel/civil-day.ts'
import { gapsOf } from './gaps.ts'
import { medianOf } from './median.ts'
import { planLimits } from './plan.rules.ts'
import { type Food, foodStates } from './plan.ts'
import { type RecordData, textOf } from './record-data.ts'

/** What is offered, as a feeding names it. */
export type Meal = Pick<Food, 'prey' | 'size' | 'state'> & { readonly count: number }

/** What a feeding offered; a count that it does not tell is one. */
export const mealIn = ({ prey, size, state, count }: RecordData): Meal => ({
  ...{ prey: textOf(prey), size: textOf(size) },
  state: foodStates.find((one) => one === state) ?? null,
  count: typeof count === 'number' ? count : 1,
})

/** So many of the last meals tell what an animal usually eats, and how often. */
export const mealsAsked = { food: 5, days: 6, fewest: 4 } as const

const saysNothing = ({ prey, size, state }: Meal): boolean => prey === null && size === null && state === null

const nameOf = ({ prey, size, state, count }: Meal): string => JSON.stringify([prey, size, state, count])

/**
 * What a feeding is filled in with (HUS-28): the food of its plan, else the commonest of the last five meals, of equals the
 * latest. `eaten` are meals that were eaten, the latest first. Meals of which nothing was written down say nothing; null
 * where none says anything.
 */
export function usualMeal(planned: Meal | null, eaten: readonly Meal[]): Meal | null {
  if (planned !== null && !saysNothing(planned)) return mealOf(planned)
  const told = eaten.slice(0, mealsAsked.food).filter((meal) => !saysNothing(meal))
  const alike = [...Map.groupBy(told, nameOf).values()]
  // The sort keeps the order of equals, and the latest stands first.
  const [commonest] = alike.sort((one, other) => other.length - one.length)[0] ?? []
  return commonest === undefined ? null : mealOf(commonest)
}

const mealOf = ({ prey, size, state, count }: Meal): Meal => ({ prey, size, state, count })

/**
 * After how many days an animal is usually fed, from the days of its meals in any order (HUS-28): the shortest and the
 * longest gap between the last six, without those over twice their median, within the bounds of plans. Several meals of a
 * day are one. Null before there are four.
 */
export function usualInterval(mealDays: readonly CivilDay[]): { minDays: number; maxDays: number } | null {
  const gaps = gapsOf(mealDays).slice(1 - mealsAsked.days)
  if (gaps.length < mealsAsked.fewest - 1) return null
  const usual = gaps.filter((gap) => gap <= 2 * medianOf(gaps))
  return {
    minDays: Math.min(...usual, planLimits.minDays),
    maxDays: Math.min(Math.max(...usual), planLimits.maxDays),
  }
}

import { hatchDayProblem, hatchMessages } from '@clutchbook/domain/clutches/hatch.rules'
import type { CivilDay } from '@clutchbook/domain/kernel/civil-day'
import { parseWeight } from '@clutchbook/domain/kernel/units'
import type { YoungWeightsBody } from './clutch-hatch.queries.ts'
import { youngTexts as texts } from './clutch-hatch.texts.ts'

/** Young of a clutch that are weighed on one day, as typed: one left empty is not weighed. */
export type YoungWeightsValues = {
  day: CivilDay | null
  weights: { animalId: number; amount: string }[]
}

/** The number of grams that was typed; null for anything else. */
function gramsOf(typed: string): number | null {
  const weight = parseWeight(typed, 'grams')
  return weight?.unit === 'grams' && weight.amount > 0 ? weight.amount : null
}

const isTyped = ({ amount }: { amount: string }): boolean => amount.trim() !== ''

/** What is wrong with the form, by field. */
export function youngWeightsProblems(
  { day, weights }: YoungWeightsValues,
  bounds: { readonly layDate: CivilDay; readonly today: CivilDay },
): Record<string, string> {
  const dayProblem = day === null ? hatchMessages.day : hatchDayProblem(day, bounds)
  const wrong = weights.flatMap((one, place) =>
    isTyped(one) && gramsOf(one.amount) === null ? [[`weights.${place}.amount`, texts.wrong]] : [],
  )
  return {
    ...(!weights.some(isTyped) && { weights: texts.none }),
    ...Object.fromEntries(wrong),
    ...(dayProblem && { day: dayProblem }),
  }
}

/** What is sent: those that were weighed, in order. */
export const youngWeightsBodyOf = ({ day, weights }: YoungWeightsValues): YoungWeightsBody => ({
  ...(day && { day }),
  weightUnit: 'grams',
  weights: weights.flatMap(({ animalId, amount }) => {
    const grams = gramsOf(amount)
    return grams === null ? [] : [{ animalId, amount: grams }]
  }),
})

import { expect, test } from 'vitest'
import { youngWeightsBodyOf, youngWeightsProblems } from './young-weights.ts'

const bounds = { layDate: '2026-04-01', today: '2026-06-20' }
const typed = (...amounts: string[]) => ({
  day: '2026-06-10',
  weights: amounts.map((amount, at) => ({ animalId: 7 + at, amount })),
})

test('CLU-18 those that were weighed are sent, in order', () => {
  expect(youngWeightsBodyOf(typed('71,5', ' ', '68 g'))).toEqual({
    ...{ day: '2026-06-10', weightUnit: 'grams' },
    weights: [
      { animalId: 7, amount: 71.5 },
      { animalId: 9, amount: 68 },
    ],
  })
})

test('CLU-18 what is no weight in grams stands at its field, and so does the day', () => {
  expect(youngWeightsProblems(typed('71', ''), bounds)).toEqual({})
  expect(Object.keys(youngWeightsProblems(typed('71', 'heavy', '0', '2 lbs'), bounds))).toEqual([
    ...['weights.1.amount', 'weights.2.amount', 'weights.3.amount'],
  ])
  expect(Object.keys(youngWeightsProblems({ ...typed('', ''), day: '2026-03-31' }, bounds))).toEqual([
    ...['weights', 'day'],
  ])
})

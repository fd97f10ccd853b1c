import { expect, test } from 'vitest'
import { clutchMassOf } from './clutch-mass.rules.ts'

const laid = { layDate: '2026-06-10', massGrams: 420 }

test('CLU-11 a clutch is weighed against the first weight after it, and the loss is that from the last before', () => {
  const weights = [
    { day: '2026-04-20', grams: 2100 },
    { day: '2026-06-01', grams: 2000 },
    { day: '2026-06-12', grams: 1400 },
    { day: '2026-06-20', grams: 1500 },
  ]
  expect(clutchMassOf(laid, weights)).toEqual({
    after: { day: '2026-06-12', grams: 1400, days: 2 },
    before: { day: '2026-06-01', grams: 2000, days: -9 },
    ...{ relative: 0.3, lossGrams: 600, lossPercent: 30 },
  })
  expect(clutchMassOf(laid, weights.toReversed())).toEqual(clutchMassOf(laid, weights))
})

test('CLU-11 weights too long before or after say nothing, and nothing is told without both', () => {
  const nothing = { after: null, before: null, relative: null, lossGrams: null, lossPercent: null }
  const far = [
    { day: '2026-04-10', grams: 2000 },
    { day: '2026-06-25', grams: 1400 },
  ]
  expect(clutchMassOf(laid, far)).toEqual(nothing)
  expect(clutchMassOf(laid, [])).toEqual(nothing)
  const near = [
    { day: '2026-04-11', grams: 2000 },
    { day: '2026-06-24', grams: 1400 },
  ]
  expect(clutchMassOf(laid, near)).toMatchObject({ relative: 0.3, lossGrams: 600 })
  expect(clutchMassOf({ ...laid, massGrams: null }, near)).toMatchObject({ relative: null, lossGrams: 600 })
  expect(clutchMassOf(laid, near.slice(0, 1))).toMatchObject({ relative: null, lossGrams: null })
  expect(clutchMassOf(laid, near.slice(1))).toMatchObject({ relative: 0.3, lossGrams: null })
  expect(clutchMassOf(laid, [{ day: '2026-06-10', grams: 1400 }])).toMatchObject({ after: { days: 0 } })
})

import { expect, test } from 'vitest'
import {
  clutchHatchBodyOf,
  clutchHatchProblems,
  clutchHatchValues,
  idsToBe,
  refusedHere,
} from './clutch-hatch-values.ts'

const start = clutchHatchValues({
  day: '2026-06-01',
  firstId: 'BP-27-009',
  producedBy: 'Reyes',
  left: [11, 12, 13],
})
const [first, second, third] = ['62.5', '', '60'].map((weight, at) => ({
  id: 11 + at,
  isOut: at !== 1,
  weight,
})) as [(typeof start.young)[0], (typeof start.young)[0], (typeof start.young)[0]]
const typed = { ...start, young: [first, second, third] }
const bounds = { layDate: '2026-04-01', today: '2026-06-02' }

test('CLU-15 SEA-21 ticked eggs are sent with their weights in order, and one that was not weighed as such', () => {
  expect(clutchHatchBodyOf(typed)).toEqual({
    ...{ day: '2026-06-01', eggIds: [11, 13], weights: ['62.5', '60'], weightUnit: 'grams' },
    ...{ isHoldback: false, firstId: 'BP-27-009', producedBy: 'Reyes' },
  })
  expect(clutchHatchBodyOf(start).weights).toEqual([null, null, null])
})

test('CLU-15 of a litter it is told how many', () => {
  const litter = clutchHatchValues({ ...start, left: [null, null] })
  expect(clutchHatchBodyOf(litter)).toMatchObject({ count: 2, weights: [null, null] })
  expect(clutchHatchBodyOf(litter)).not.toHaveProperty('eggIds')
})

test('SEA-21 IDs are told as they will be, none for what stays and none without a first', () => {
  expect(idsToBe(typed)).toEqual(['BP-27-009', null, 'BP-27-010'])
  expect(idsToBe({ ...typed, firstId: ' ' })).toEqual([null, null, null])
  expect(idsToBe({ ...typed, firstId: 'twin' })).toEqual([null, null, null])
})

test('CLU-16 what is wrong stands at its field', () => {
  expect(clutchHatchProblems(typed, bounds)).toEqual({})
  const wrong = {
    ...{ ...typed, day: '2026-03-31', firstId: 'twin' },
    young: [{ ...first, weight: 'heavy' }, { ...second, weight: 'heavy' }, third],
  }
  expect(Object.keys(clutchHatchProblems(wrong, bounds))).toEqual(['young.0.weight', 'day', 'firstId'])
  const none = { ...typed, day: null, young: [second] }
  expect(Object.keys(clutchHatchProblems(none, bounds))).toEqual(['young', 'day'])
})

test('CLU-16 what the server refuses stands at its field, and what has none below the young', () => {
  expect(refusedHere(typed, { 'weights.1': 'no', firstId: 'taken', eggIds: 'gone' })).toEqual({
    ...{ 'young.2.weight': 'no', firstId: 'taken', young: 'gone' },
  })
})

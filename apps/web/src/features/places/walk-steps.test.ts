import { expect, test } from 'vitest'
import type { KeptAnimal, Place } from './places.queries.ts'
import { percentOff, stepsOf } from './walk-steps.ts'

const placeOf = (id: number, kind: Place['kind'] = 'enclosure') => ({ id, kind }) as Place
const animalIn = (placeId: number, id: number) => ({ id, placeId }) as KeptAnimal

test('PLC-10 a walk goes from animal to animal in walking order, and counts the empty tubs that it passes', () => {
  const places = [placeOf(1, 'rack'), placeOf(2), placeOf(3), placeOf(4), placeOf(5), placeOf(6)]
  const steps = stepsOf(places, [animalIn(3, 30), animalIn(5, 50), animalIn(5, 51)])
  expect(steps.map(({ animal, nth, of, passed }) => [animal.id, nth, of, passed])).toEqual([
    [30, 1, 1, 1],
    [50, 1, 2, 1],
    [51, 2, 2, 0],
  ])
})

test('PLC-11 a weight that is more than 30 % off the last one is told by how much', () => {
  const last = { weight: 400, weightUnit: 'grams' } as const
  expect(percentOff('520', last)).toBeNull()
  expect(percentOff('521', last)).toBe(30)
  expect(percentOff('40', last)).toBe(-90)
  expect(percentOff('4000', { weight: null, weightUnit: 'grams' })).toBeNull()
  expect(percentOff('450', { weight: 1, weightUnit: 'pounds' })).toBeNull()
  expect(percentOff('nothing', last)).toBeNull()
})

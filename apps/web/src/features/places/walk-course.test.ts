import { expect, test } from 'vitest'
import type { ShownRow } from '../husbandry/public/use-animal-work.ts'
import type { KeptAnimal, Place } from './places.queries.ts'
import { type Course, courseOf, placeIn, pressedOn, stepsNow, takenBack, turned } from './walk-course.ts'
import { type Step, stepsOf } from './walk-steps.ts'

const tubs = [1, 2, 3, 4].map((id) => ({ id, kind: 'enclosure' }) as Place)

/** The steps past four tubs, by who is in them in that order, each `weight` grams heavy. */
const stepsWith = (ids: readonly number[], weight = 100) =>
  stepsOf(
    tubs,
    ids.map((id, at) => ({ id, placeId: at + 1, weight }) as KeptAnimal),
  )

const rowOf = (animalId: number) => ({ planId: animalId, animalId }) as ShownRow

const idsOf = (steps: readonly Step[]) => steps.map(({ animal }) => animal.id)

/** Whom a press is of when so much of a walk is done, and the places were read anew. */
const whomAt = (course: Course, newest: readonly Step[]) => {
  const steps = stepsNow(course, newest)
  return steps[placeIn(course, steps)]?.animal.id
}

test('PLC-10 a walk that has begun keeps its order and whom one stands before, whoever is moved in or out meanwhile', () => {
  const begun = stepsWith([10, 20, 30])
  const course = pressedOn(courseOf(begun), begun, rowOf(10))
  for (const newest of [[20, 30], [40, 10, 20, 30], [30, 10, 20], [10, 30], []].map((ids) =>
    stepsWith(ids),
  )) {
    expect(whomAt(course, newest)).toBe(20)
    expect(idsOf(stepsNow(course, newest))).toEqual([10, 20, 30])
    expect(placeIn(course, stepsNow(course, newest))).toBe(1)
  }
  const moved = stepsNow(course, stepsWith([20, 30], 120))
  expect(moved.map(({ animal }) => animal.weight)).toEqual([100, 120, 120])
})

test('PLC-10 Undo in a walk leads back to whom the last press was of, also where that animal is gone since', () => {
  const begun = stepsWith([10, 20, 30])
  const first = pressedOn(courseOf(begun), begun, rowOf(10))
  const second = pressedOn(turned(first, stepsNow(first, stepsWith([30])), 2), begun, rowOf(30))
  expect(placeIn(second, begun)).toBe(3)
  expect(whomAt(takenBack(second), stepsWith([40]))).toBe(30)
  expect(whomAt(takenBack(takenBack(second)), stepsWith([20, 30]))).toBe(10)
  expect(takenBack(takenBack(second)).pressed).toEqual([])
})

test('PLC-10 before the first press or turn a walk has the newest order, with the animal that one stands before', () => {
  const course = courseOf(stepsWith([10, 20]))
  expect(idsOf(stepsNow(course, stepsWith([40, 10, 20])))).toEqual([40, 10, 20])
  expect(whomAt(course, stepsWith([40, 10, 20]))).toBe(10)
  expect(whomAt(course, stepsWith([20]))).toBe(10)
  expect(whomAt(courseOf([]), stepsWith([20]))).toBe(20)
})

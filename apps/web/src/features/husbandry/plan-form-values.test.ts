import { expect, test } from 'vitest'
import type { ShownPlan } from './plan.queries.ts'
import { answerOf } from './plan-answer.ts'
import {
  chosenKind,
  emptyPlan,
  planBodyOf,
  planFormProblems,
  planValuesOf,
  readTimes,
} from './plan-form-values.ts'

const empty = emptyPlan('2026-06-14')

const plan = (fields: Partial<ShownPlan>): ShownPlan => ({
  ...{
    id: 1,
    userId: 1,
    animalId: 7,
    placeId: null,
    of: null,
    version: 1,
    kind: 'feeding',
    title: null,
    minDays: 7,
    maxDays: 10,
  },
  ...{
    startsOn: '2026-06-01',
    endsOn: null,
    retryDays: null,
    remind: true,
    isOn: true,
    weekdays: [],
    times: [],
  },
  ...{ food: null, dose: null, scope: null, pauses: ['blue', 'brumation'] },
  createdAt: '2026-06-01T10:00:00.000Z',
  next: { state: 'due', from: '2026-06-14', to: '2026-06-17', time: null, reasons: [] },
  ...fields,
})

test('HUS-20 a feeding is sent with its days and food, as the animal usually eats where that is known', () => {
  const usual = { food: { prey: 'rat', size: 'small', count: 2 }, days: { minDays: 7, maxDays: 9 } }
  expect(planBodyOf(emptyPlan('2026-06-14', usual))).toMatchObject({
    ...{ kind: 'feeding', minDays: 7, maxDays: 9, startsOn: '2026-06-14', dose: null, scope: null },
    food: { prey: 'rat', size: 'small', count: 2, state: null, supplement: null },
    pauses: ['blue', 'brumation'],
  })
  expect(planBodyOf(empty).food).toBeNull()
})

test('HUS-25 a course is sent with its times, and nothing of it is left in another kind', () => {
  const course = {
    ...{ ...empty, ...chosenKind('medication') },
    dose: { drug: 'Meloxicam', dose: '0.1 ml', route: '' },
  }
  expect(planBodyOf(course)).toMatchObject({
    ...{ kind: 'medication', times: ['08:00', '20:00'], minDays: null, food: null, pauses: [] },
    dose: { drug: 'Meloxicam', dose: '0.1 ml', route: null },
  })
  expect(planFormProblems(course)).toEqual({})
  expect(planBodyOf({ ...course, ...chosenKind('weight') })).toMatchObject({ dose: null, times: [] })
})

test('HUS-20 what can’t be is refused at its field', () => {
  expect(planFormProblems(empty)).toEqual({
    minDays: 'Please say after how many days it is to be done, or on which days of the week',
  })
  expect(planFormProblems({ ...empty, weekdays: [1] })).toEqual({})
  expect(planFormProblems({ ...empty, minDays: '10', maxDays: '7' })).toEqual({
    maxDays: 'The most days can’t be fewer than the least days',
  })
  expect(Object.keys(planFormProblems({ ...empty, minDays: 'often' }))).toEqual(['minDays'])
  expect(Object.keys(planFormProblems({ ...empty, minDays: '7', times: '25:00' }))).toEqual(['times'])
  expect(planFormProblems({ ...empty, ...chosenKind('medication') })).toEqual({
    'dose.drug': 'Please say which drug is given',
  })
})

test('HUS-20 a stored plan is shown for editing as it was written', () => {
  expect(planValuesOf(plan({ weekdays: [1, 4], minDays: 1, maxDays: 1 }))).toMatchObject({
    ...{ minDays: '', maxDays: '', weekdays: [1, 4] },
  })
  const shown = planValuesOf(plan({ kind: 'UV lamp' }))
  expect(shown).toMatchObject({ chosen: 'own', kind: 'UV lamp', minDays: '7', maxDays: '10' })
  expect(planBodyOf(shown)).toMatchObject({ kind: 'UV lamp', minDays: 7, maxDays: 10, isOn: true })
})

test('HUS-20 what a plan feeds is sent again whole, grams and all', () => {
  const food = { prey: 'rat', size: null, state: 'live' as const, count: 2, grams: 25.5, supplement: null }
  expect(planBodyOf(planValuesOf(plan({ food }))).food).toEqual(food)
})

test('HUS-20 HUS-03 a plan keeps what its food is taken of until it is of another food', () => {
  const food = { prey: 'rat', size: 'small', state: null, count: 1, grams: null, supplement: null }
  const values = planValuesOf(plan({ food: { ...food, feederId: 5 } }))
  expect(planBodyOf(values).food).toEqual({ ...food, feederId: 5 })
  const changed = { ...values.food, count: '2', supplement: 'calcium', prey: ' Rat ' }
  expect(planBodyOf({ ...values, food: changed }).food).toMatchObject({ count: 2, feederId: 5 })
  const other = planBodyOf({ ...values, food: { ...values.food, prey: 'mouse' } }).food
  expect(other).toEqual({ ...food, prey: 'mouse' })
})

test('HUS-20 numbers are read as people write them, and what is none is refused at its field', () => {
  const said = { ...empty, minDays: '7' }
  const fed = (food: Partial<typeof empty.food>) => ({ ...said, food: { ...empty.food, ...food } })
  expect(planBodyOf(fed({ prey: 'rat', grams: '12,5' })).food).toMatchObject({ grams: 12.5 })
  expect(planFormProblems(fed({ grams: '12,5', count: '' }))).toEqual({})
  expect(planBodyOf(fed({ count: '3' })).food).toMatchObject({ prey: null, count: 3 })
  expect(planFormProblems(fed({ prey: 'rat', grams: 'heavy', count: '1,5' }))).toEqual({
    'food.count': 'Please give a whole number of pieces from 1 to 1000',
    'food.grams': 'Please give the grams of one piece, more than 0',
  })
  expect(planFormProblems({ ...fed({ count: 'many' }), ...chosenKind('weight') })).toEqual({})
})

test('HUS-25 times are read rising and each once', () => {
  expect(readTimes('20:00, 8:00;08:00')).toEqual(['08:00', '20:00'])
  expect(readTimes('')).toEqual([])
})

test('HUS-25 HUS-13 a dose and a cleaning are answered by one press, a meal has its form', () => {
  const dose = { drug: 'Meloxicam', dose: '0.1 ml', route: null }
  expect(answerOf(plan({ kind: 'medication', dose }))).toEqual({
    act: 'give',
    body: { recordType: 'medication', data: { drug: 'Meloxicam', dose: '0.1 ml', outcome: 'given' } },
  })
  expect(answerOf(plan({ kind: 'Cleaning', scope: 'full' }))?.body.data).toEqual({
    ...{ scope: 'full', outcome: 'done' },
  })
  expect(answerOf(plan({ kind: 'UV lamp' }))?.body).toEqual({
    recordType: 'UV lamp',
    data: { outcome: 'done' },
  })
  expect(answerOf(plan({}))).toBeNull()
})

import { expect, test } from 'vitest'
import { dailyFigures } from './daily-figures.ts'

const today = '2026-06-15'
const animal = { weight: 400, weightUnit: 'grams' } as const
const nothing = { meal: null, refusals: 0, weights: [], shed: null }

const record = (recordType: string, recordDate: string, fields: object = {}) => ({
  ...{ id: 1, animalId: 1, version: 1, createdAt: '', details: null, measurement: null, unit: null },
  ...{ recordTime: null, endDate: null, data: null, clientId: null, placeId: null },
  ...{ recordType, recordDate },
  ...fields,
})

test('U1 figures tell how long ago an animal ate and shed, and what', () => {
  const meal = record('feeding', '2026-06-05', { measurement: '2', unit: 'mice', details: 'Thawed' })
  const [ate, , shed] = dailyFigures({ ...nothing, meal, shed: record('shed', '2026-06-14') }, animal, today)
  expect(ate).toEqual({ value: '10 days', meaning: 'since last meal', detail: '2 mice · Thawed' })
  expect(shed).toEqual({ value: 'Yesterday', meaning: 'last shed', detail: '' })
  const [todays] = dailyFigures({ ...nothing, meal: record('feeding', today) }, animal, today)
  expect(todays).toMatchObject({ value: 'Today', meaning: 'last meal' })
})

test('U1 refusals since the last meal, and a weight that fell, stand out', () => {
  const weights = [
    record('weight', '2026-06-12', { id: 3, measurement: '392.5 g' }),
    record('weight', '2026-05-12', { id: 2, measurement: '0.4 kg' }),
  ]
  const figures = dailyFigures({ ...nothing, refusals: 3, weights }, animal, today)
  expect(figures).toEqual([
    { value: '–', meaning: 'no meal noted', detail: 'refused 3 times', alarming: 'detail' },
    { value: '392.5 g', meaning: '7.5 g less', detail: '3 days ago', alarming: 'meaning' },
    { value: '–', meaning: 'no shed noted', detail: '' },
  ])
})

test('U1 a weight that was never weighed again has no change', () => {
  const weightOf = (...given: Parameters<typeof dailyFigures>) => dailyFigures(...given)[1]
  expect(weightOf(nothing, animal, today)).toEqual({ value: '400 g', meaning: 'weight', detail: '' })
  expect(weightOf(nothing, { ...animal, weight: null }, today)?.meaning).toBe('no weight noted')
  const one = record('weight', '2026-06-15', { measurement: '1 lbs' })
  expect(weightOf({ ...nothing, weights: [one] }, { weight: 1, weightUnit: 'pounds' }, today)).toEqual({
    ...{ value: '1 lbs', meaning: 'weight', detail: 'today' },
  })
})

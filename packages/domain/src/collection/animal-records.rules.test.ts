import { expect, test } from 'vitest'
import { textProblem } from '../kernel/record-fields.ts'
import { recordFields } from './animal-records.fields.ts'
import {
  isMeal,
  latestOf,
  recordProblems,
  recordTypes,
  weightChange,
  weightCurve,
  weightOf,
} from './animal-records.rules.ts'

const recordTypeProblem = (text: string) => textProblem(recordFields.recordType, text)

const record = (fields: object) => ({
  id: 1,
  recordDate: '2026-06-01',
  recordType: 'weight',
  measurement: null,
  unit: null,
  ...fields,
})

test('COL-Q14 feeding, weight, shed, health and note are kinds of record, and so is any word of the keeper’s', () => {
  expect(recordTypes).toEqual(['feeding', 'weight', 'shed', 'health', 'note'])
  expect([...recordTypes, 'vet visit'].map(recordTypeProblem)).toEqual(Array(6).fill(null))
  expect(recordTypeProblem('  ')).toBe('Please say what kind of record it is')
  expect(recordTypeProblem('x'.repeat(61))).toBe('Please use at most 60 characters')
})

test('COL-Q14 only a weight record tells a weight, however its kind is spelled', () => {
  expect(weightOf(record({ recordType: ' Weight', measurement: '450', unit: 'g' }))).toEqual({
    amount: 450,
    unit: 'grams',
  })
  expect(weightOf(record({ recordType: 'feeding', measurement: '45', unit: 'g' }))).toBeNull()
})

test('COL-Q14 a feeding is a meal unless it was measured as nothing or as refused', () => {
  const fed = (measurement: string | null) => isMeal(record({ recordType: 'Feeding', measurement }))
  expect([null, '', '2', '0.5', '0,5 mice', '10', '1 rat, 1 refused', 'half'].filter(fed)).toHaveLength(8)
  expect(['0', ' 0 ', '0 mice', '00', '0.0', '0,', 'refused', 'Refusal'].filter(fed)).toEqual([])
  expect(isMeal(record({ recordType: 'shed' }))).toBe(false)
})

test('COL-Q14 a weight record needs its weight, and only it may change that of the animal', () => {
  const needsWeight = {
    measurement: 'Please enter the weight as a number of 0 or more, such as 450 or 450 g',
  }
  expect(recordProblems(record({ measurement: '450 g', updateAnimalWeight: true }))).toEqual({})
  expect(recordProblems(record({ measurement: 'a lot' }))).toEqual(needsWeight)
  expect(recordProblems(record({}))).toEqual(needsWeight)
  expect(recordProblems(record({ recordType: 'shed' }))).toEqual({})
  expect(recordProblems(record({ recordType: 'shed', updateAnimalWeight: true }))).toEqual({
    updateAnimalWeight: 'Only a weight record can change the weight of the animal',
  })
})

test('COL-Q14 a weight curve runs by day in one unit, and leaves out what is no weight', () => {
  const curve = weightCurve(
    [
      record({ id: 9, recordDate: '2026-03-01', measurement: '2 lbs' }),
      record({ id: 8, recordDate: '2026-01-01', measurement: '16', unit: 'ounces' }),
      record({ id: 7, recordDate: '2026-02-01', recordType: 'feeding', measurement: '50 g' }),
      record({ id: 6, recordDate: '2026-03-01', measurement: '900' }),
      record({ id: 5, recordDate: '2026-02-01', measurement: 'unreadable' }),
    ],
    'grams',
  )
  expect(curve.map(({ recordDate, amount }) => [recordDate, amount])).toEqual([
    ['2026-01-01', 454],
    ['2026-03-01', 900],
    ['2026-03-01', 907],
  ])
})

test('COL-Q14 weights and their changes are as exact as they were entered', () => {
  const curveOf = (...measurements: string[]) =>
    weightCurve(
      measurements.map((measurement, id) => record({ id, recordDate: '2026-01-01', measurement })),
      'grams',
    ).map(({ amount }) => amount)
  expect(curveOf('515.2', '0.4998 kg', '18 oz')).toEqual([515.2, 499.8, 510.3])
  expect(curveOf('1 oz', '2 oz')).toEqual([28.35, 56.7])
  expect(weightChange(1000.1, 1515.3)).toBe(515.2)
  expect(weightChange(515.2, 0.3)).toBe(-514.9)
  expect(weightChange(2.125, 2.25)).toBe(0.125)
})

const feeding = (fields: object) => isMeal({ ...record({ recordType: 'feeding' }), details: null, ...fields })

test.each([
  [{}],
  [{ recordType: ' Feeding' }],
  [{ measurement: '1 hopper' }],
  [{ details: 'Took it at once, not a minute too late' }],
  [{ measurement: '2 rats', details: 'Refused the first, took the second' }],
  [{ details: 'Ate only half' }],
])('COL-145 the feeding %j is a meal', (fields) => {
  expect(feeding(fields)).toBe(true)
})

test.each([
  [{ recordType: 'weight', measurement: '450' }],
  [{ recordType: 'note', details: 'Ate well' }],
  [{ measurement: '1 hopper, refused' }],
  [{ details: 'REFUSED' }],
  [{ details: 'Did not eat' }],
  [{ details: 'Didn\u2019t take it' }],
  [{ details: 'No interest' }],
  [{ details: 'Skipped, in shed' }],
  [{ details: 'Refused again, ate nothing' }],
  [{ details: 'Ate, then regurgitated it' }],
])('COL-145 the record %j is no meal', (fields) => {
  expect(feeding(fields)).toBe(false)
})

test('U1 B20 the newest records tell what was last written down, unless older ones could tell more', () => {
  const kinds = ['feeding', 'note', 'Feeding', 'weight', 'shed', 'Weight', 'weight', 'feeding']
  const records = kinds.map((recordType, n) => ({
    ...record({ recordType, details: n === 0 ? 'Refused' : null }),
    id: n,
  }))
  const ids = ({
    meal,
    refusals,
    weights,
    shed,
  }: NonNullable<ReturnType<typeof latestOf<{ id: number } & (typeof records)[number]>>>) => [
    meal?.id,
    refusals,
    weights.map(({ id }) => id),
    shed?.id,
  ]
  const told = latestOf(records, false)
  expect(told && ids(told)).toEqual([2, 1, [3, 5], 4])
  expect(latestOf(records.slice(0, 5), false)).toBeNull()
  const all = latestOf(records.slice(0, 1), true)
  expect(all && ids(all)).toEqual([undefined, 1, [], undefined])
})

import { expect, test } from 'vitest'
import {
  emptyRecord,
  isLatestWeight,
  quickRecord,
  recordBodyOf,
  recordFormProblems,
  recordValuesOf,
} from './record-form-values.ts'
import { measureText, recordName, typeText } from './record-look.ts'
import type { AnimalRecord } from './records.queries.ts'

const empty = emptyRecord('2026-06-14', 'grams')

const record = (fields: Partial<AnimalRecord>): AnimalRecord => ({
  id: 1,
  animalId: 7,
  version: 1,
  recordType: 'feeding',
  recordDate: '2026-06-01',
  details: null,
  measurement: null,
  unit: null,
  ...{ recordTime: null, endDate: null, data: null, clientId: null },
  createdAt: '2026-06-01T10:00:00.000Z',
  ...fields,
})

test('COL-137 a weight is sent with its unit, and with the wish to make it the animal’s own', () => {
  const weight = { ...empty, type: 'weight', measurement: '1840' } as const
  expect(recordBodyOf(weight, true)).toEqual({
    recordType: 'weight',
    recordDate: '2026-06-14',
    measurement: '1840',
    unit: 'grams',
    details: '',
    updateAnimalWeight: true,
  })
  expect(recordBodyOf(weight, false)).not.toHaveProperty('updateAnimalWeight')
  expect(recordBodyOf({ ...empty, measurement: '2', unit: 'mice' }, true)).toMatchObject({
    recordType: 'feeding',
    unit: 'mice',
  })
})

test('COL-137 a kind of the keeper’s own is sent as it was typed', () => {
  expect(recordBodyOf({ ...empty, type: 'own', ownType: 'Vet visit' }, false).recordType).toBe('Vet visit')
})

test('COL-137 what the server would refuse is refused at its field', () => {
  expect(recordFormProblems(empty)).toEqual({})
  expect(recordFormProblems({ ...empty, recordDate: null })).toEqual({
    recordDate: 'Please enter the day of the record',
  })
  expect(recordFormProblems({ ...empty, type: 'own' })).toEqual({
    ownType: 'Please say what kind of record it is',
  })
  expect(recordFormProblems({ ...empty, type: 'weight', measurement: 'heavy' })).toEqual({
    measurement: 'Please enter the weight as a number of 0 or more, such as 450 or 450 g',
  })
})

test('COL-137 a stored record is shown for editing as it was written', () => {
  expect(recordValuesOf(record({ recordType: 'weight', measurement: '2 lbs' }), 'grams')).toMatchObject({
    type: 'weight',
    measurement: '2',
    weightUnit: 'pounds',
  })
  expect(recordValuesOf(record({ recordType: 'Vet visit', details: 'All well' }), 'grams')).toMatchObject({
    type: 'own',
    ownType: 'Vet visit',
    details: 'All well',
  })
})

test('COL-137 only the latest weight is offered to become the animal’s own', () => {
  const weights = [record({ recordDate: '2026-06-01' })]
  expect(isLatestWeight('2026-06-02', weights)).toBe(true)
  expect(isLatestWeight('2026-05-31', weights)).toBe(false)
  expect(isLatestWeight('2026-05-31', [])).toBe(true)
})

test('COL-137 a record is read by its kind, its measurement and its day', () => {
  expect(typeText(' Feeding')).toBe('Feeding')
  expect(typeText('Vet visit')).toBe('Vet visit')
  expect(measureText(record({ recordType: 'weight', measurement: '1840', unit: 'grams' }))).toBe('1,840 g')
  expect(measureText(record({ measurement: '2', unit: 'mice' }))).toBe('2 mice')
  expect(measureText(record({}))).toBe('')
  expect(recordName(record({}))).toBe('Feeding of 06/01/2026')
})

test('U1 a meal begins as the last one, of today; a weight and a shed begin empty', () => {
  const meal = record({ measurement: '2', unit: 'mice', details: 'Thawed' })
  const begun = (type: 'feeding' | 'weight' | 'shed') => quickRecord(type, meal, '2026-06-14', 'grams')
  expect(begun('feeding')).toEqual({ ...empty, measurement: '2', unit: 'mice', details: 'Thawed' })
  expect(begun('weight')).toEqual({ ...empty, type: 'weight' })
  expect(begun('shed')).toEqual({ ...empty, type: 'shed' })
  expect(quickRecord('feeding', null, '2026-06-14', 'grams')).toEqual(empty)
})

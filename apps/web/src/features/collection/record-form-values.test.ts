import { dataKinds } from '@clutchbook/domain/husbandry/record-data.rules'
import { readRecordData } from '@clutchbook/domain/husbandry/record-data.schema'
import { expect, test } from 'vitest'
import { dataFieldsOf } from './data-fields.ts'
import {
  atFormFields,
  begunAs,
  emptyRecord,
  isLatestWeight,
  quickRecord,
  recordBodyOf,
  recordFormProblems,
  recordValuesOf,
} from './record-form-values.ts'
import { recordName, typeText } from './record-look.ts'
import type { AnimalRecord } from './records.queries.ts'

const empty = emptyRecord('2026-06-14', 'grams')
const nothing = { meal: null }

const record = (fields: Partial<AnimalRecord>): AnimalRecord => ({
  id: 1,
  animalId: 7,
  version: 1,
  recordType: 'feeding',
  recordDate: '2026-06-01',
  details: null,
  measurement: null,
  unit: null,
  ...{ recordTime: null, endDate: null, data: null, clientId: null, placeId: null },
  createdAt: '2026-06-01T10:00:00.000Z',
  ...fields,
})

test('COL-137 HUS-13 a weight is sent with its unit, and with the wish to make it the animal’s own', () => {
  const weight = { ...empty, ...begunAs('weight', nothing), measurement: '1840' }
  expect(recordBodyOf(weight, true)).toEqual({
    recordType: 'weight',
    recordDate: '2026-06-14',
    recordTime: null,
    measurement: '1840',
    unit: 'grams',
    details: '',
    data: null,
    updateAnimalWeight: true,
  })
  expect(recordBodyOf(weight, false)).not.toHaveProperty('updateAnimalWeight')
  const after = { ...weight, data: { ...weight.data, basis: 'after-meal' } }
  expect(recordBodyOf(after, true).data).toEqual({ basis: 'after-meal' })
})

test('HUS-03 HUS-13 a feeding is sent in its fields, with those alone that go with how it went', () => {
  const data = { ...empty.data, count: '3', prey: 'mouse', eaten: '2', againOn: '2026-06-20' }
  const { measurement, ...sent } = recordBodyOf({ ...empty, data: { ...data, outcome: 'partly' } }, false)
  expect(measurement).toBeUndefined()
  expect(sent.data).toEqual({ outcome: 'partly', count: 3, prey: 'mouse', eaten: 2 })
  const skipped = recordBodyOf({ ...empty, data: { ...data, outcome: 'skipped' } }, false)
  expect(skipped.data).toEqual({ outcome: 'skipped', count: 3, prey: 'mouse', againOn: '2026-06-20' })
  // What is no number is refused at its field.
  expect(recordBodyOf({ ...empty, data: { ...data, count: 'two' } }, false).data).toMatchObject({
    count: 'two',
  })
})

test.each([
  ['feeding', 'grams', '1,200', 1200],
  ['length', 'total', '12,5', 12.5],
  ['length', 'total', ' 1 250 ', 1250],
  ['climate', 'temperature', '-4.5', -4.5],
  ['climate', 'temperature', '−4,5', -4.5],
  ['climate', 'humidity', '60 %', '60 %'],
] as const)('HUS-13 in a %s, %s typed as %j is sent as %j', (type, field, typed, sent) => {
  const begun = begunAs(type, nothing)
  const values = { ...empty, ...begun, data: { ...begun.data, [field]: typed } }
  expect(recordBodyOf(values, false).data).toMatchObject({ [field]: sent })
})

test('HUS-08 HUS-13 a condition is sent with its last day, and of another kind there is none', () => {
  const blue = { ...empty, ...begunAs('blue', nothing), endDate: '2026-06-20' }
  expect(recordBodyOf(blue, false)).toMatchObject({ recordType: 'blue', endDate: '2026-06-20', data: null })
  expect(recordBodyOf({ ...blue, ...begunAs('shed', nothing) }, false)).not.toHaveProperty('endDate')
})

test('HUS-13 a record of before is said in words, and sends no fields until they are asked for', () => {
  const old = record({ measurement: '0', unit: 'mice', details: 'Refused' })
  const values = recordValuesOf(old, 'grams')
  expect(values).toMatchObject({ inFields: false, measurement: '0', unit: 'mice' })
  expect(recordBodyOf(values, false)).toMatchObject({ measurement: '0', unit: 'mice' })
  expect(recordBodyOf(values, false)).not.toHaveProperty('data')
  const told = record({ measurement: '2', unit: 'rat', data: { count: 2, prey: 'rat', outcome: 'eaten' } })
  const body = recordBodyOf(recordValuesOf(told, 'grams'), false)
  expect(body).not.toHaveProperty('measurement')
  expect(body.data).toEqual({ count: 2, prey: 'rat', outcome: 'eaten' })
})

test('HUS-09 HUS-13 an end that does not say how is sent as one, and refused, not kept as a word', () => {
  const { data } = recordBodyOf({ ...empty, ...begunAs('end', nothing) }, false)
  expect(data).toEqual({})
  expect(Object.keys(readRecordData('end', data ?? {}).errors ?? {})).toEqual(['data.how'])
})

test('HUS-13 a record of another kind, or said in fields now, lets go of what it measured in words', () => {
  const blank = { measurement: '', unit: '' }
  const note = record({ recordType: 'note', measurement: '2', unit: 'cm' })
  const asShed = { ...recordValuesOf(note, 'grams'), ...begunAs('shed', nothing) }
  expect(recordBodyOf(asShed, false, note)).toMatchObject({ recordType: 'shed', ...blank })
  const asNote = { ...recordValuesOf(note, 'grams'), details: 'Longer' }
  expect(recordBodyOf(asNote, false, note)).toMatchObject({ measurement: '2', unit: 'cm' })
  const words = record({ measurement: '0', unit: 'mice' })
  const inWords = recordValuesOf(words, 'grams')
  const inFields = { ...inWords, inFields: true, data: { ...inWords.data, prey: 'mouse' } }
  expect(recordBodyOf(inFields, false, words)).toMatchObject({ data: { prey: 'mouse' }, ...blank })
  // What its form never asks for stays.
  const gravid = record({ recordType: 'gravid', measurement: '12', unit: 'cm' })
  expect(recordBodyOf(recordValuesOf(gravid, 'grams'), false, gravid)).not.toHaveProperty('measurement')
})

test.each([12, null])(
  'FED-03 FED-05 a meal whose note is changed keeps its feeder, %s, and lets go of it with its food',
  (feederId) => {
    const data = { prey: 'Rat', size: 'small', count: 2, outcome: 'eaten', feederId, cost: '3.00' }
    const stored = record({ measurement: '2', unit: 'small Rat', data })
    const values = { ...recordValuesOf(stored, 'grams'), details: 'Slowly' }
    const { cost, ...asked } = data
    expect(recordBodyOf(values, false, stored).data).toEqual(asked)
    const withFood = (prey: string) => ({ ...values, data: { ...values.data, prey } })
    expect(recordBodyOf(withFood(' rat'), false, stored).data).toMatchObject({ feederId })
    expect(recordBodyOf(withFood('mouse'), false, stored).data).not.toHaveProperty('feederId')
    expect(recordBodyOf({ ...values, ...begunAs('shed', nothing) }, false, stored).data).toEqual({
      result: 'complete',
    })
  },
)

test('HUS-07 a temperature is shown in the unit that it was given in, and sent so again', () => {
  const data = { temperature: 30, temperatureUnit: 'F', spot: 'hot' }
  const values = recordValuesOf(record({ recordType: 'climate', data }), 'grams')
  expect(values.data).toMatchObject({ temperature: '86', temperatureUnit: 'F' })
  expect(recordBodyOf(values, false).data).toEqual({ temperature: 86, temperatureUnit: 'F', spot: 'hot' })
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

test('HUS-13 a refused kind is told where it is chosen, or where the keeper’s own word is typed', () => {
  const errors = { recordType: 'Since May', 'data.count': 'No number' }
  expect(atFormFields({ type: 'blue' }, errors)).toEqual({ type: 'Since May', 'data.count': 'No number' })
  expect(atFormFields({ type: 'own' }, errors)).toEqual({ ownType: 'Since May', 'data.count': 'No number' })
})

test('HUS-13 HUS-09 a refusal names the words to choose from as their chips do', () => {
  const refusedFor = (type: 'end' | 'shed', path: string, data: object) => {
    const { errors = {} } = readRecordData(type, { ...data })
    return atFormFields({ type }, { [path]: errors[path] ?? '' })[path]
  }
  expect(refusedFor('end', 'data.how', {})).toBe(
    'Please choose one of: Died, Euthanised, Escaped, Stolen, Sold, Given away, Traded, Lent, Returned',
  )
  expect(refusedFor('shed', 'data.retained', { retained: 'tail' })).toBe(
    'Please choose of: Eye caps, Tail, Toes, Patches',
  )
})

test('COL-137 a stored record is shown for editing as it was written', () => {
  expect(recordValuesOf(record({ recordType: 'weight', measurement: '2 lbs' }), 'grams')).toMatchObject({
    type: 'weight',
    measurement: '2',
    weightUnit: 'pounds',
  })
  expect(recordValuesOf(record({ recordType: 'UV lamp', details: 'All well' }), 'grams')).toMatchObject({
    type: 'own',
    ownType: 'UV lamp',
    details: 'All well',
  })
})

test('COL-137 only the latest weight is offered to become the animal’s own', () => {
  const weights = [record({ recordDate: '2026-06-01' })]
  expect(isLatestWeight('2026-06-02', weights)).toBe(true)
  expect(isLatestWeight('2026-05-31', weights)).toBe(false)
  expect(isLatestWeight('2026-05-31', [])).toBe(true)
})

test('COL-137 a record is spoken of by its kind and its day', () => {
  expect(typeText(' Feeding')).toBe('Feeding')
  expect(typeText('vet')).toBe('Vet visit')
  expect(typeText('UV lamp')).toBe('UV lamp')
  expect(recordName(record({}))).toBe('Feeding of 06/01/2026')
})

test('U1 HUS-13 a meal begins as the last one, of today; a weight and a shed begin empty', () => {
  const begun = (type: 'feeding' | 'weight' | 'shed', meal: AnimalRecord | null) =>
    quickRecord(type, { meal }, '2026-06-14', 'grams')
  const inWords = record({ measurement: '2', unit: 'mice', details: 'Thawed' })
  expect(begun('feeding', inWords)).toMatchObject({
    details: 'Thawed',
    data: { count: '2', prey: 'mice', outcome: 'eaten' },
  })
  const data = { count: 2, prey: 'rat', size: 'small', state: 'frozen-thawed', outcome: 'partly', eaten: 1 }
  const again = begun('feeding', record({ data, details: 'Slowly' }))
  expect(again.details).toBe('')
  expect(again.data).toMatchObject({ count: '2', prey: 'rat', size: 'small', state: 'frozen-thawed' })
  expect(again.data).toMatchObject({ outcome: 'eaten', eaten: '' })
  expect(begun('weight', inWords)).toMatchObject({ type: 'weight', measurement: '' })
  expect(begun('shed', inWords)).toMatchObject({ type: 'shed', data: { result: 'complete' } })
  expect(begun('feeding', null)).toEqual(empty)
})

test('HUS-28 HUS-13 a meal begins as the animal is usually fed, and as the last one only where that was usual', () => {
  const usual = { prey: 'rat', size: 'small', state: null, count: 2 }
  const begun = (data: AnimalRecord['data']) =>
    quickRecord('feeding', { meal: record({ data }), food: usual }, '2026-06-14', 'grams').data
  expect(begun({ prey: 'mouse', count: 1, supplement: 'calcium', outcome: 'eaten' })).toMatchObject({
    ...{ prey: 'rat', size: 'small', count: '2', state: '', supplement: '' },
  })
  expect(
    begun({ prey: 'rat', size: 'small', count: 2, supplement: 'calcium', outcome: 'eaten' }),
  ).toMatchObject({ prey: 'rat', supplement: 'calcium' })
})

test('HUS-13 a dose begins as the last one', () => {
  const dose = record({
    recordType: 'medication',
    data: { drug: 'Meloxicam', dose: '0.1 ml', outcome: 'refused' },
  })
  expect(quickRecord('medication', { meal: null, dose }, '2026-06-14', 'grams').data).toMatchObject({
    ...{ drug: 'Meloxicam', dose: '0.1 ml', outcome: 'given' },
  })
})

test.each(dataKinds)('HUS-02 no field that the form has of a %s is unknown to the server', (kind) => {
  for (const { name } of dataFieldsOf(kind)) {
    const { errors = {} } = readRecordData(kind, { [name]: 'x' })
    expect(errors[`data.${name}`] ?? '').not.toMatch(/no such field/)
  }
})

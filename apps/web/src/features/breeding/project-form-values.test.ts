import { expect, test } from 'vitest'
import { newProjectBodyOf, newProjectValues, projectChangeOf } from './project-form-values.ts'

test('BRD-08 BRD-09 BRD-10 BRD-11 a new form starts today, as Pairing, with eggs in 30 days and a next clutch in 60', () => {
  expect(newProjectValues('2026-11-21')).toEqual({
    name: '',
    maleId: null,
    femaleId: null,
    startDate: '2026-11-21',
    status: 'Pairing',
    expectedLayDate: '2026-12-21',
    nextClutchDate: '2027-01-20',
    projectCode: '',
    notes: '',
  })
})

const filled = { ...newProjectValues('2026-11-21'), name: 'Ember × Atlas', maleId: 3, femaleId: 4 }

test('BRD-43 a new project sends each field of the form', () => {
  expect(newProjectBodyOf(filled)).toEqual(filled)
})

test('BRD-40 half a pair makes no new project', () => {
  expect(newProjectBodyOf({ ...filled, maleId: null })).toBeNull()
  expect(newProjectBodyOf({ ...filled, femaleId: null })).toBeNull()
})

test('BRD-44 a change sends the same fields, a partner that is gone among them', () => {
  expect(projectChangeOf({ ...filled, maleId: null })).toEqual({ ...filled, maleId: null })
})

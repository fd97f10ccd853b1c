import { expect, test } from 'vitest'
import { projectFormRules, refusalText } from './project-form-rules.ts'

const fresh = projectFormRules(null)

test('BRD-13 BRD-14 BRD-15 BRD-16 each missing field is named at its place', () => {
  expect(fresh.name('  ')).toBe('Name is required')
  expect(fresh.maleId(null)).toBe('Male reptile is required')
  expect(fresh.femaleId(null)).toBe('Female reptile is required')
  expect(fresh.startDate(null)).toBe('Start date is required')
  expect([fresh.name('Ember'), fresh.maleId(1), fresh.femaleId(2), fresh.startDate('2026-05-01')]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('COL-132 a project that lost a partner can be changed without naming a new one', () => {
  const { maleId, femaleId } = projectFormRules({ maleId: null, femaleId: 7 })
  expect(maleId(null)).toBeNull()
  expect(femaleId(null)).toBe('Female reptile is required')
})

test('BRD-18 the message on submit names the first thing that is missing', () => {
  const missing = {
    name: 'Name is required',
    maleId: 'Male reptile is required',
    femaleId: 'Female reptile is required',
  }
  expect(refusalText(missing)).toBe('Project name is required')
  expect(refusalText({ ...missing, name: null })).toBe('Please select a male reptile')
  expect(refusalText({ femaleId: missing.femaleId })).toBe('Please select a female reptile')
})

test('BRD-18 anything else is told in the words at its field', () => {
  expect(refusalText({ startDate: 'Start date is required' })).toBe('Start date is required')
  expect(refusalText({ name: 'Please use at most 120 characters' })).toBe('Please use at most 120 characters')
})

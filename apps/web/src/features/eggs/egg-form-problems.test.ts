import { expect, test } from 'vitest'
import { type EggFormKind, eggFormProblems } from './egg-form-problems.ts'
import { type EggFormValues, emptyEggForm } from './egg-form-values.ts'

const today = '2026-06-15'
const sound = emptyEggForm({ today, projectId: 7, temperatureUnit: 'C', count: '7' })
const problemsOf = (change: Partial<EggFormValues>, kind: EggFormKind = 'egg') =>
  eggFormProblems({ ...sound, ...change }, kind, today)

test('EGG-09 a lay date is all that an egg needs', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ layDate: null })).toEqual({ layDate: 'Lay date is required' })
})

test('the days of an egg must follow each other, and a hatch lies in the past', () => {
  expect(problemsOf({ dueDate: '2026-06-14' })).toEqual({
    dueDate: 'Due date cannot be before the lay date',
  })
  expect(problemsOf({ hatchDate: '2026-06-14' })).toEqual({
    hatchDate: 'Hatch date cannot be before the lay date',
  })
  expect(problemsOf({ hatchDate: '2026-06-16' })).toEqual({ hatchDate: 'Hatch date cannot be in the future' })
  expect(problemsOf({ layDate: '2026-07-01' })).toEqual({})
})

test.each([
  [{ temperature: '31.5' }, undefined],
  [{ temperature: '88', temperatureUnit: 'F' }, undefined],
  [{ temperature: '88' }, 'temperature'],
  [{ temperature: 'warm' }, 'temperature'],
  [{ humidity: '100' }, undefined],
  [{ humidity: '101' }, 'humidity'],
  [{ humidity: 'wet' }, 'humidity'],
  [{ incubationDays: '' }, undefined],
  [{ incubationDays: '1001' }, 'incubationDays'],
  [{ incubationDays: '58.5' }, 'incubationDays'],
  [{ eggNumber: 'x'.repeat(51) }, 'eggNumber'],
  [{ notes: 'x'.repeat(10_001) }, 'notes'],
] as const)('%o is refused at %s', (change, field) => {
  expect(Object.keys(problemsOf(change))).toEqual(field ? [field] : [])
})

test.each([
  [{ count: '7' }, undefined],
  [{ count: '' }, 'count'],
  [{ count: '2.5' }, 'count'],
  [{ count: '0' }, 'count'],
  [{ count: '101' }, 'count'],
  [{ count: '2', eggNumber: 'first' }, 'eggNumber'],
  [{ count: '1', eggNumber: 'first' }, undefined],
  [{ count: '2', eggNumber: '' }, undefined],
] as const)('a clutch with %o is refused at %s', (change, field) => {
  expect(Object.keys(problemsOf(change, 'clutch'))).toEqual(field ? [field] : [])
})

test('CLU-06 the mass of an egg is a number of grams, with a decimal comma as well', () => {
  expect(problemsOf({ massGrams: '2,8' }, 'edit')).toEqual({})
  expect(problemsOf({ massGrams: 'many' }, 'edit')).toEqual({
    massGrams: 'Please enter a mass in grams, from 0 to 10,000',
  })
  expect(problemsOf({ massGrams: '10001' }, 'edit')).toHaveProperty('massGrams')
})

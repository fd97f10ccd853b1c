import { expect, test } from 'vitest'
import { eggNumbersFrom, suggestedEggNumber } from './egg-numbers.rules.ts'
import {
  dayOrderProblem,
  daysSinceLaid,
  dueIn,
  eggStatuses,
  expectedHatchDay,
  fromCelsius,
  hatchRate,
  incubationProgress,
  plainEgg,
  suggestedDueDate,
  toCelsius,
} from './eggs.rules.ts'
import { hatchlingName, hatchlingNote } from './hatchling.rules.ts'
import { suggestedIncubation } from './incubation.rules.ts'

const egg = { layDate: '2026-06-01', dueDate: null, incubationDays: 60 }

test('EGG-06 EGG-41 an egg has one of five statuses', () => {
  expect(eggStatuses).toEqual(['Incubating', 'Hatched', 'Failed', 'Infertile', 'Slugged'])
})

test('EGG-07 a wrapped egg is read the same as a plain one', () => {
  const plain = { id: 7, eggNumber: '3' }
  expect(plainEgg(plain)).toEqual(plain)
  expect(plainEgg({ eggs: plain })).toEqual(plain)
})

test.each([
  [[], '1'],
  [['1', '2', '10'], '11'],
  [['A7', '', ' 3 '], '4'],
  [['007'], '8'],
  [['9'.repeat(40), '2'], '3'],
])('EGG-10 after %j the suggested number is %s', (numbers, suggested) => {
  expect(suggestedEggNumber(numbers)).toBe(suggested)
})

test('the eggs of a clutch are numbered in sequence', () => {
  expect(eggNumbersFrom('4', 3)).toEqual(['4', '5', '6'])
  expect(eggNumbersFrom('A08', 3)).toEqual(['A08', 'A09', 'A10'])
  expect(eggNumbersFrom('2026-1-99', 2)).toEqual(['2026-1-99', '2026-1-100'])
  expect(eggNumbersFrom('twin', 1)).toEqual(['twin'])
  expect(eggNumbersFrom('twin', 2)).toBeNull()
})

test('EGG-Q04 the due date to suggest is the lay date and the days in the incubator', () => {
  expect(suggestedDueDate('2026-06-01', 60)).toBe('2026-07-31')
  expect(expectedHatchDay(egg)).toBe('2026-07-31')
  expect(expectedHatchDay({ ...egg, dueDate: '2026-07-25' })).toBe('2026-07-25')
})

test('EGG-03 the days of a species are offered with their sources, and 60 where nothing is known', () => {
  const ballPython = suggestedIncubation('Python regius', 31.5)
  expect(ballPython).toMatchObject({ days: 58, known: { min: 55, max: 60 } })
  expect(ballPython.known?.sources.length).toBeGreaterThan(0)
  expect(suggestedIncubation('Wyvernus minor', null)).toEqual({ days: 60, known: null })
  expect(suggestedIncubation('Boa imperator', null)).toEqual({ days: 60, known: null })
  expect(suggestedIncubation(null, null)).toEqual({ days: 60, known: null })
})

test('EGG-23 EGG-Q11 days are whole days since the lay date, and 0 for one to come', () => {
  expect(daysSinceLaid('2026-06-01', '2026-06-15')).toBe(14)
  expect(daysSinceLaid('2026-06-01', '2026-06-01')).toBe(0)
  expect(daysSinceLaid('2026-06-20', '2026-06-15')).toBe(0)
})

test('EGG-Q11 neither due nor hatch day lies before the lay day', () => {
  const days = { layDate: '2026-06-10', dueDate: null, hatchDate: null }
  expect(dayOrderProblem(days)).toBeNull()
  expect(dayOrderProblem({ ...days, dueDate: '2026-06-10', hatchDate: '2026-06-10' })).toBeNull()
  expect(dayOrderProblem({ ...days, dueDate: '2026-06-09' })).toEqual({
    field: 'dueDate',
    message: 'Due date cannot be before the lay date',
  })
  expect(dayOrderProblem({ ...days, hatchDate: '2026-06-09' })).toEqual({
    field: 'hatchDate',
    message: 'Hatch date cannot be before the lay date',
  })
})

test('an egg is due soon from a week before its day, and overdue after it', () => {
  expect(dueIn(egg, '2026-07-23')).toEqual({ days: 8, state: 'later' })
  expect(dueIn(egg, '2026-07-24')).toEqual({ days: 7, state: 'soon' })
  expect(dueIn(egg, '2026-07-31')).toEqual({ days: 0, state: 'soon' })
  expect(dueIn(egg, '2026-08-01')).toEqual({ days: -1, state: 'overdue' })
})

test('progress runs from the lay day to the expected day and stays within', () => {
  const at = (today: string) => incubationProgress(egg, today)
  expect([at('2026-05-01'), at('2026-06-01'), at('2026-07-01'), at('2026-09-01')]).toEqual([0, 0, 0.5, 1])
  expect(incubationProgress({ ...egg, dueDate: '2026-06-01' }, '2026-06-01')).toBe(1)
})

test('EGG-Q05 a temperature is kept in °C and read in either unit', () => {
  expect(toCelsius(88, 'F')).toBeCloseTo(31.11, 2)
  expect(fromCelsius(toCelsius(88, 'F'), 'F')).toBe(88)
  expect(fromCelsius(toCelsius(88.7, 'F'), 'F')).toBe(88.7)
  expect(fromCelsius(31.5, 'C')).toBe(31.5)
})

test('the hatch rate counts eggs whose end is known', () => {
  expect(hatchRate({ eggs: 8, incubating: 2, hatched: 3 })).toBe(0.5)
  expect(hatchRate({ eggs: 2, incubating: 2, hatched: 0 })).toBeNull()
})

test('COL-85 COL-88 COL-Q07 a hatchling is called after its producer and its egg', () => {
  expect(hatchlingName('Reyes Reptiles', '3')).toBe('Reyes Reptiles #3')
  expect(hatchlingName(null, '3')).toBe('Egg #3')
  expect(hatchlingName(' Reyes Reptiles ', '')).toBe('Reyes Reptiles')
  expect(hatchlingNote('3')).toBe('Hatched from Egg #3')
})

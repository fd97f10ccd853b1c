import { eggMessages } from '@clutchbook/domain/eggs/eggs.rules'
import { expect, test } from 'vitest'
import { clutchLogTexts } from './clutches.texts.ts'
import { emptyMasses, massProblems, massWords, weighedEggsOf } from './egg-masses.ts'

const masses = [
  { eggId: 4, amount: '24,1' },
  { eggId: 5, amount: '' },
  { eggId: 6, amount: '23.8' },
]

test('CLU-12 eggs that were weighed are sent with their mass, one left empty is not', () => {
  expect(
    emptyMasses([
      { id: 4, status: 'Incubating' },
      { id: 7, status: 'Slugged' },
    ]),
  ).toEqual([{ eggId: 4, amount: '' }])
  expect(massProblems(masses, '')).toEqual({})
  expect(weighedEggsOf(masses)).toEqual([
    { id: 4, massGrams: 24.1 },
    { id: 6, massGrams: 23.8 },
  ])
})

test('CLU-12 a mass that is none, and a weighing of nothing, are told at their fields', () => {
  expect(massProblems([{ eggId: 4, amount: 'heavy' }], '')).toEqual({
    'masses.0.amount': eggMessages.massGrams,
  })
  expect(massProblems([{ eggId: 4, amount: '10001' }], '')).toEqual({
    'masses.0.amount': eggMessages.massGrams,
  })
  expect(massProblems([{ eggId: 4, amount: '' }], ' ')).toEqual({ masses: clutchLogTexts.nothingWeighed })
  expect(massProblems([{ eggId: 4, amount: '' }], 'scales broke')).toEqual({})
  expect(massProblems([], '')).toEqual({})
})

test('CLU-12 an entry tells what each egg weighed and all of them together', () => {
  const kept = { finding: null, isSet: false }
  const eggs = [{ id: 4, eggNumber: '1' }]
  expect(massWords([{ ...kept, id: 4, massGrams: null }], eggs)).toBe('')
  expect(massWords([{ ...kept, id: 4, massGrams: 24.1 }], eggs)).toBe('Egg #1: 24.1 g')
  expect(
    massWords(
      [
        { ...kept, id: 4, massGrams: 24.1 },
        { ...kept, id: 9, massGrams: 23.8 },
      ],
      eggs,
    ),
  ).toBe('Egg #1: 24.1 g, an egg that is gone: 23.8 g; together 47.9 g')
})

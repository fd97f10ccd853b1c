import { expect, test } from 'vitest'
import { findSpecies } from '../species/species.rules.ts'
import { dailyRateOf, dailyRateOfDays } from './development.rules.ts'

const daysAt = (species: string, celsius: number): number => {
  const facts = findSpecies(species)
  const rate = facts && dailyRateOf(facts)
  if (!rate) throw new Error(`nothing is known of ${species}`)
  return 1 / rate(celsius)
}

test('CLU-27 the rate of development is straight in temperature between the days that are known', () => {
  expect(daysAt('Python regius', 30.5)).toBeCloseTo(62.5, 9)
  expect(daysAt('Python regius', 31.5)).toBeCloseTo(57.5, 9)
  expect(Math.round(daysAt('Python regius', 31))).toBe(60)
  expect(daysAt('Eublepharis macularius', 29)).toBeCloseTo(55, 9)
})

test('CLU-27 it is carried on for half a degree, and further out it is that of the range', () => {
  expect(daysAt('Python regius', 32)).toBeLessThan(57.5)
  expect(daysAt('Python regius', 30)).toBeGreaterThan(62.5)
  expect(daysAt('Python regius', 32.1)).toBeCloseTo(59, 9)
  expect(daysAt('Python regius', 25)).toBeCloseTo(59, 9)
})

test('CLU-27 one known temperature holds within a degree of it', () => {
  expect(daysAt('Morelia spilota', 0)).toBe(daysAt('Morelia spilota', 60))
  expect(daysAt('Heterodon nasicus', 29)).toBeCloseTo(60, 9)
  expect(daysAt('Heterodon nasicus', 29.5)).not.toBeCloseTo(60, 9)
})

test('CLU-27 eggs that may rest take the days of the range at every temperature', () => {
  for (const species of ['Furcifer pardalis', 'Stigmochelys pardalis'])
    expect(daysAt(species, 27)).toBe(daysAt(species, 29))
})

test('CLU-27 days that a keeper says hold at every temperature', () => {
  expect([dailyRateOfDays(50)(20), dailyRateOfDays(50)(35)]).toEqual([0.02, 0.02])
})

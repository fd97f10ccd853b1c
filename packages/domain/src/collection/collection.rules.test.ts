import { expect, test } from 'vitest'
import { textProblem } from '../kernel/record-fields.ts'
import { animalFields } from './collection.fields.ts'
import {
  ageText,
  archivedAfterSave,
  birthProblem,
  isListed,
  saleProblem,
  soldOnAfterSave,
} from './collection.rules.ts'

const animalNameProblem = (text: string) => textProblem(animalFields.name, text)
const speciesProblem = (text: string) => textProblem(animalFields.species, text)
const priceProblem = (text: string) => textProblem(animalFields.price, text)

test('COL-75 COL-76 name and species are required', () => {
  expect(animalNameProblem(' ')).toBe('Name is required')
  expect(speciesProblem('')).toBe('Species is required')
  expect(animalNameProblem('Ember')).toBeNull()
})

test('COL-101 ages read Under 1 Year, then whole years', () => {
  expect(ageText('2025-06-16', '2026-06-15')).toBe('Under 1 Year')
  expect(ageText('2025-06-15', '2026-06-15')).toBe('1 year')
  expect(ageText('2020-06-15', '2026-06-15')).toBe('6 years')
  expect(ageText(null, '2026-06-15')).toBe('Unknown')
})

test('COL-53 COL-Q09 an animal is listed only For Sale and with a price', () => {
  expect(isListed({ priceStatus: 'For Sale', price: '650' })).toBe(true)
  expect(isListed({ priceStatus: 'For Sale', price: '' })).toBe(false)
  expect(isListed({ priceStatus: 'For Sale', price: null })).toBe(false)
  expect(isListed({ priceStatus: 'On Hold', price: '650' })).toBe(false)
})

test('COL-97 a sold animal belongs to the archive; others keep their place', () => {
  expect(archivedAfterSave({ priceStatus: 'Sold', isArchived: false })).toBe(true)
  expect(archivedAfterSave({ priceStatus: 'For Sale', isArchived: true })).toBe(true)
  expect(archivedAfterSave({ priceStatus: 'For Sale', isArchived: false })).toBe(false)
})

test('COL-94 COL-Q18 a price is a number of 0 or more, or words', () => {
  expect(priceProblem('-5')).toBe('Price cannot be negative')
  expect(priceProblem(' - 5,50 ')).toBe('Price cannot be negative')
  expect(priceProblem('0')).toBeNull()
  expect(priceProblem('trade - ask')).toBeNull()
  expect(priceProblem('x'.repeat(41))).toBe('Please use at most 40 characters')
})

test('a birth day is today at the latest', () => {
  expect(birthProblem('2026-06-16', '2026-06-15')).toBe('Date of birth cannot be in the future')
  expect(birthProblem('2026-06-15', '2026-06-15')).toBeNull()
})

test('COL-94 a day of sale comes with Sold, unless it is said to be unknown, and goes with it', () => {
  const today = '2026-06-15'
  const sold = { priceStatus: 'Sold', soldOn: '2026-05-02' } as const
  const undated = { priceStatus: 'Sold', soldOn: null } as const
  const offered = { priceStatus: 'For Sale', soldOn: null } as const
  const was = { before: offered, isStated: false, today }
  expect(soldOnAfterSave(undated, was)).toBe(today)
  expect(soldOnAfterSave(undated, { ...was, isStated: true })).toBeNull()
  expect(soldOnAfterSave(undated, { ...was, before: undated })).toBeNull()
  expect(soldOnAfterSave(sold, was)).toBe('2026-05-02')
  expect(soldOnAfterSave({ ...sold, priceStatus: 'On Hold' }, { ...was, before: sold })).toBeNull()
})

test('COL-94 only what is sold has a day of its sale; one that stays as it was is not judged again', () => {
  const held = { priceStatus: 'On Hold', soldOn: '2026-05-02' } as const
  const words = 'Only a sold animal has a day of its sale. Please set its price status to Sold as well'
  expect(saleProblem(held, null, '2026-06-15')).toBe(words)
  expect(saleProblem(held, held, '2026-06-15')).toBeNull()
  expect(saleProblem({ ...held, priceStatus: 'Sold' }, null, '2026-05-01')).toMatch(/future/)
})

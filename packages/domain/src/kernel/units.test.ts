import { expect, test } from 'vitest'
import { convertWeight, formatWeight, parseWeight, weightAbbreviation, weightUnits } from './units.ts'

test('COL-91 weights are read with the abbreviations g, oz and lbs', () => {
  expect(weightUnits.map(weightAbbreviation)).toEqual(['g', 'oz', 'lbs'])
  expect(formatWeight(1840, 'grams')).toBe('1,840 g')
  expect(formatWeight(2.5, 'pounds')).toBe('2.5 lbs')
  expect(formatWeight(2.125, 'pounds')).toBe('2.125 lbs')
  expect(formatWeight(515.1999999999999, 'grams')).toBe('515.2 g')
  expect(formatWeight(null, 'grams')).toBe('Unknown')
})

test('a weight moves between units and back without a loss that shows', () => {
  expect(convertWeight(1, 'pounds', 'grams')).toBeCloseTo(453.59237, 6)
  expect(convertWeight(1, 'pounds', 'ounces')).toBeCloseTo(16, 9)
  expect(convertWeight(500, 'grams', 'grams')).toBe(500)
  expect(convertWeight(convertWeight(1234, 'grams', 'ounces'), 'ounces', 'grams')).toBeCloseTo(1234, 9)
})

test.each([
  ['450', null, 450, 'grams'],
  ['450', 'ounces', 450, 'ounces'],
  ['450 g', 'pounds', 450, 'grams'],
  ['450g', null, 450, 'grams'],
  ['1,200', 'grams', 1200, 'grams'],
  ['1,234,567.5 g', null, 1_234_567.5, 'grams'],
  ['12,5', 'oz', 12.5, 'ounces'],
  ['2.5 lbs.', null, 2.5, 'pounds'],
  [' 1 250 Grams ', null, 1250, 'grams'],
  ['1.2', 'kg', 1200, 'grams'],
  ['0.0051', 'kg', 5.1, 'grams'],
  ['4.1283', 'kg', 4128.3, 'grams'],
  ['0', 'g', 0, 'grams'],
])('COL-Q14 a weight written as %j beside %j is understood', (text, unit, amount, read) => {
  expect(parseWeight(text, unit)).toEqual({ amount, unit: read })
})

test.each([
  [null, 'grams'],
  ['', 'grams'],
  ['heavy', 'grams'],
  ['-5', 'grams'],
  ['1.2.3', 'grams'],
  ['5', 'cm'],
  ['5 rats', null],
  ['1e9', 'grams'],
  ['2000000000', 'grams'],
  ['NaN', 'grams'],
])('COL-Q14 %j beside %j is no weight', (text, unit) => {
  expect(parseWeight(text, unit)).toBeNull()
})

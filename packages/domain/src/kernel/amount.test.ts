import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, parseAmount } from './amount.ts'

test.each([
  ['0', 0],
  ['1200', 1200],
  ['1,200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ['12,5', 12.5],
  ['0,125', 0.125],
  ['650.50', 650.5],
  [' 1 250 ', 1250],
])('%j is a number that people write', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each(['', 'ask', '-5', '1.2.3', '1e9', 'NaN', '0x10', '12 each', '$5'])('%j is no number', (text) => {
  expect(parseAmount(text)).toBeNull()
})

test.each([
  [0, '0'],
  [999, '999'],
  [1840, '1,840'],
  [-12_345, '-12,345'],
  [1_234_567.5, '1,234,567.5'],
  [28.3495, '28.35'],
])('%d is read as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text)
})

test('a whole number is read as the browser would write it', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (amount) => {
      expect(formatAmount(amount)).toBe(amount.toLocaleString('en-US'))
    }),
  )
})

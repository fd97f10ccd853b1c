import { expect, test } from 'vitest'
import { parseAmount } from './amount.ts'

test.each([
  ['0', 0],
  ['1200', 1200],
  ['1,200', 1200],
  ['1,234,567.5', 1_234_567.5],
  ['12,5', 12.5],
  ['650.50', 650.5],
  [' 1 250 ', 1250],
])('%j is a number that people write', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each(['', 'ask', '-5', '1.2.3', '1e9', 'NaN', '0x10', '12 each', '$5'])('%j is no number', (text) => {
  expect(parseAmount(text)).toBeNull()
})

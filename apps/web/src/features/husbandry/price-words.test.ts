import { expect, test } from 'vitest'
import { priceWords } from './price-words.ts'

test('FED-05 a price has two decimals or more, and a sign where its currency is known', () => {
  expect(priceWords('1.1', 'EUR')).toBe('€1.10')
  expect(priceWords('12', 'USD')).toBe('$12.00')
  expect(priceWords('12345.0625', 'CHF')).toBe('CHF 12,345.0625')
  expect(priceWords('0.05', null)).toBe('0.05')
})

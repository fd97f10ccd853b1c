import { expect, test } from 'vitest'
import { currencySymbol, currencySymbols, formatPrice } from './money.ts'

test('COL-99 COL-Q13 55 currency codes are offered, each once, each three capital letters', () => {
  const codes = Object.keys(currencySymbols)
  expect(codes).toHaveLength(55)
  expect(codes.every((code) => /^[A-Z]{3}$/.test(code))).toBe(true)
  const named = ['USD', 'CAD', 'MXN', 'EUR', 'GBP', 'CHF', 'JPY', 'CNY', 'AUD', 'INR', 'BRL']
  expect(named.filter((code) => !codes.includes(code))).toEqual([])
})

test('COL-99 every code is one that the platform knows as a currency of its own', () => {
  const known = new Set(Intl.supportedValuesOf('currency'))
  expect(Object.keys(currencySymbols).filter((code) => !known.has(code))).toEqual([])
})

test('COL-100 a code becomes its sign, an unknown one is shown as typed, none means dollars', () => {
  expect(currencySymbol('EUR')).toBe('€')
  expect(currencySymbol('gbp')).toBe('£')
  expect(currencySymbol('XYZ')).toBe('XYZ ')
  expect(currencySymbol(null)).toBe('$')
})

test('a price is grouped where it is a number and left alone where it is words', () => {
  expect(formatPrice('1250', 'USD')).toBe('$1,250')
  expect(formatPrice('650.5', 'EUR')).toBe('€650.5')
  expect(formatPrice('1,250', 'USD')).toBe('$1,250')
  expect(formatPrice('ask', 'USD')).toBe('ask')
  expect(formatPrice('$650 or trade', 'USD')).toBe('$650 or trade')
})

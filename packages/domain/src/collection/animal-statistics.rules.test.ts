import { expect, test } from 'vitest'
import { countByAge, salesByCurrency } from './animal-statistics.rules.ts'

test('COL-Q03 COL-Q12 ages are whole years by the calendar, those without a birth day last', () => {
  const births = [
    { dateOfBirth: null, count: 4 },
    { dateOfBirth: '2020-06-15', count: 1 },
    { dateOfBirth: '2020-06-16', count: 2 },
    { dateOfBirth: '2026-01-01', count: 3 },
    { dateOfBirth: '2025-06-16', count: 5 },
  ]
  expect(countByAge(births, '2026-06-15')).toEqual([
    { years: 0, count: 8 },
    { years: 5, count: 2 },
    { years: 6, count: 1 },
    { years: null, count: 4 },
  ])
})

test('COL-Q03 sales add up by currency, never across; words and missing prices count but add nothing', () => {
  const one = (
    priceStatus: 'Sold' | 'For Sale' | 'On Hold',
    priceCurrency: string,
    price: string | null,
  ) => ({
    priceStatus,
    priceCurrency,
    price,
    count: 1,
  })
  const priced = [
    { ...one('Sold', 'USD', '1,250'), count: 2 },
    one('Sold', 'usd', 'trade'),
    one('Sold', 'USD', null),
    one('For Sale', 'USD', '99.5'),
    one('For Sale', 'USD', null),
    one('On Hold', 'USD', '5000'),
    one('Sold', 'EUR', '300'),
    one('For Sale', 'GBP', 'ask'),
  ]
  expect(salesByCurrency(priced)).toEqual([
    { currency: 'USD', sold: 4, soldAmount: 2500, listed: 1, listedAmount: 99.5 },
    { currency: 'EUR', sold: 1, soldAmount: 300, listed: 0, listedAmount: 0 },
    { currency: 'GBP', sold: 0, soldAmount: 0, listed: 1, listedAmount: 0 },
  ])
})

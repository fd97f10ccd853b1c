import { expect, test } from 'vitest'
import { ageColumns, barsOf, rateText, shortened } from './statistics-shape.ts'

test('COL-Q03 the longest bar is full and the others stand in proportion', () => {
  expect(
    barsOf([
      { label: 'Male', count: 8 },
      { label: 'Female', count: 2 },
      { label: 'Unsexed', count: 0 },
    ]),
  ).toEqual([
    { label: 'Male', count: 8, length: 100 },
    { label: 'Female', count: 2, length: 25 },
    { label: 'Unsexed', count: 0, length: 0 },
  ])
  expect(barsOf([{ label: 'Sold', count: 0 }])).toEqual([{ label: 'Sold', count: 0, length: 0 }])
})

test('COL-Q03 years without animals show as gaps, very old animals stand together and unknown ages last', () => {
  const columns = ageColumns([
    { years: 0, count: 4 },
    { years: 2, count: 1 },
    { years: 14, count: 2 },
    { years: 30, count: 1 },
    { years: null, count: 3 },
  ])
  expect(columns.map(({ label }) => label)).toEqual([
    '<1',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    '10',
    '11',
    '12+',
    'Unknown',
  ])
  expect(columns.map(({ count }) => count)).toEqual([4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3])
  expect(ageColumns([])).toEqual([])
  expect(ageColumns([{ years: null, count: 1 }]).map(({ label }) => label)).toEqual(['Unknown'])
})

test('COL-Q03 one species too many is shown rather than counted', () => {
  expect(shortened([1, 2, 3], 2)).toEqual({ first: [1, 2, 3], others: 0 })
  expect(shortened([1, 2, 3, 4], 2)).toEqual({ first: [1, 2], others: 2 })
})

test('COL-Q03 a rate is read in per cent, and not guessed', () => {
  expect([0, 0.833, 1, null].map(rateText)).toEqual(['0%', '83%', '100%', 'not known yet'])
})

import { expect, test } from 'vitest'
import { readSeasonSearch, seasonYearOf } from './season-search.ts'

test('SEA-22 an address tells a word and a stage; what it can’t mean is left out', () => {
  expect(readSeasonSearch({ q: 27, stage: 'gravid' })).toEqual({ q: '27', stage: 'gravid' })
  expect(readSeasonSearch({ view: 'compare', by: 'pair', all: true })).toEqual({
    ...{ view: 'compare', by: 'pair', all: true },
  })
  expect(readSeasonSearch({ q: {}, stage: 'soon', view: 7, by: 'year', all: 'yes' })).toEqual({})
  expect(readSeasonSearch({ view: 'board', by: 'season' })).toEqual({})
})

test('SEA-22 a season is a year of four digits within those that a project can name', () => {
  expect(['2027', '1901', '2199'].map(seasonYearOf)).toEqual([2027, 1901, 2199])
  expect(['1900', '2200', '27', '2027.5', 'planner', '', '0x7eb', ' 2027'].map(seasonYearOf)).toEqual(
    Array(8).fill(null),
  )
})

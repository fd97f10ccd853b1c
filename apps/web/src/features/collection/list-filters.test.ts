import { expect, test } from 'vitest'
import { isNarrowed, listQueryOf, readFilters, withFilter } from './list-filters.ts'

test('COL-14 COL-15 COL-16 the filters of the list are read from its address', () => {
  expect(readFilters({ q: 'pied', species: 'Python regius', sex: 'Female', sort: 'customId' })).toEqual({
    q: 'pied',
    species: 'Python regius',
    sex: 'Female',
    sort: 'customId',
  })
})

test('COL-16 what an address cannot mean narrows nothing', () => {
  expect(readFilters({ q: '', sex: 'female', sort: 'price', species: { a: 1 }, page: 3 })).toEqual({})
})

test('COL-14 a search for a number is kept as typed', () => {
  expect(readFilters({ q: 12 })).toEqual({ q: '12' })
})

test('COL-16 taking one filter away leaves the others', () => {
  const filters = readFilters({ q: 'clown', sex: 'Male', sort: 'customId' })
  expect(withFilter(filters, { sex: null })).toEqual({ q: 'clown', sort: 'customId' })
  expect(withFilter(filters, { sex: 'Unsexed' })).toEqual({ q: 'clown', sex: 'Unsexed', sort: 'customId' })
})

test('COL-18 an order by custom ID alone leaves no animal out', () => {
  expect(isNarrowed({ sort: 'customId' })).toBe(false)
  expect(isNarrowed({ sort: 'customId', q: 'x' })).toBe(true)
})

test('COL-14 blanks around a search term are not searched for', () => {
  expect(listQueryOf({ q: '  pied ', sort: 'customId' })).toEqual({ q: 'pied', sort: 'customId' })
  expect(listQueryOf({ q: '   ' })).toEqual({})
})

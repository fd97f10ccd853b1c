import { expect, test } from 'vitest'
import { isNarrowed, listQueryOf, readFilters, unfedChange, withFilter } from './list-filters.ts'

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

test('COL-147 days without a meal are read from the address, and asked for by the day on which they begin', () => {
  expect(readFilters({ unfed: 10, sort: 'unfed' })).toEqual({ unfed: 10, sort: 'unfed' })
  expect(readFilters({ unfed: '30' })).toEqual({ unfed: 30 })
  for (const unfed of [9, '1e1', true, -10, [10]]) expect(readFilters({ unfed })).toEqual({})
  expect(isNarrowed({ unfed: 7 })).toBe(true)
  // Whoever ate on 06/05 has gone ten days without by 06/15, and whoever ate on 06/06 has not.
  expect(listQueryOf({ unfed: 10, sort: 'unfed' }, '2026-06-15')).toEqual({
    fedBefore: '2026-06-06',
    sort: 'unfed',
  })
  expect(listQueryOf({ unfed: 10 })).toEqual({})
})

test('COL-147 who looks for unfed animals sees those first that went longest, unless they chose another order', () => {
  const asked = (filters: Parameters<typeof unfedChange>[0], days: Parameters<typeof unfedChange>[1]) =>
    withFilter(filters, unfedChange(filters, days))
  expect(asked({ sex: 'Male' }, 14)).toEqual({ sex: 'Male', unfed: 14, sort: 'unfed' })
  expect(asked({ sort: 'customId' }, 14)).toEqual({ unfed: 14, sort: 'customId' })
  expect(asked({ unfed: 14, sort: 'unfed' }, null)).toEqual({})
  expect(asked({ unfed: 14, sort: 'heaviest' }, null)).toEqual({ sort: 'heaviest' })
})

test('PLC-08 a place is read from the address and asked for by its number, and narrows the list', () => {
  expect(readFilters({ place: 12 })).toEqual({ place: 12 })
  expect(readFilters({ place: '7' })).toEqual({ place: 7 })
  for (const place of [0, -1, 'R1', 1.5, null]) expect(readFilters({ place })).toEqual({})
  expect(listQueryOf({ place: 12 })).toEqual({ placeId: 12 })
  expect(isNarrowed({ place: 12 })).toBe(true)
})

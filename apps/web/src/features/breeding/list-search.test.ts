import { expect, test } from 'vitest'
import { projectQueryOf, readListSearch } from './list-search.ts'

test('BRD-01 the word that the list is searched for is read from its address', () => {
  expect(readListSearch({ q: 'gravid', page: 3 })).toEqual({ q: 'gravid' })
  expect(readListSearch({ q: 26 })).toEqual({ q: '26' })
  expect(readListSearch({ q: '' })).toEqual({})
  expect(readListSearch({ q: { a: 1 } })).toEqual({})
})

test('BRD-Q09 blanks around a word mean nothing', () => {
  expect(projectQueryOf({ q: '  Ember ' })).toEqual({ q: 'Ember' })
  expect(projectQueryOf({ q: '   ' })).toEqual({})
  expect(projectQueryOf({})).toEqual({})
})

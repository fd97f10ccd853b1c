import { expect, test } from 'vitest'
import { isNarrowed, readRecordsSearch, recordsQueryOf, withChange } from './all-records-search.ts'

test('HUS-13 an address asks for kind, outcome, days and animal, and what it cannot mean is left out', () => {
  const asked = { kind: 'Feeding', outcome: 'refused', days: '30', animal: '7' }
  expect(readRecordsSearch(asked)).toEqual({ kind: 'feeding', outcome: 'refused', days: 30, animal: 7 })
  expect(readRecordsSearch({ kind: 'x', outcome: 'gone', days: 31, animal: 'Ember' })).toEqual({})
  expect([isNarrowed({}), isNarrowed({ days: 7 })]).toEqual([false, true])
})

test('HUS-13 the last days count today among them, and a filter goes by null', () => {
  const search = readRecordsSearch({ kind: 'shed', days: 7 })
  expect(recordsQueryOf(search, '2026-06-14')).toEqual({ recordType: 'shed', from: '2026-06-08' })
  expect(withChange(search, { days: null })).toEqual({ kind: 'shed' })
})

import { expect, test } from 'vitest'
import { endProblems, openKindOf } from './conditions.ts'

const blue = { recordType: 'Blue', recordDate: '2026-06-01', endDate: null }

test('HUS-08 a condition lasts until it has a last day; nothing else lasts', () => {
  expect(openKindOf(blue)).toBe('blue')
  expect(openKindOf({ ...blue, endDate: '2026-06-01' })).toBeNull()
  expect(openKindOf({ ...blue, recordType: 'shed' })).toBeNull()
})

test('HUS-08 the last day lies on or after the first, and is of a condition', () => {
  expect(endProblems({ ...blue, endDate: '2026-06-01' })).toEqual({})
  expect(Object.keys(endProblems({ ...blue, endDate: '2026-05-31' }))).toEqual(['endDate'])
  expect(Object.keys(endProblems({ ...blue, recordType: 'shed', endDate: '2026-06-02' }))).toEqual([
    'endDate',
  ])
})

import { expect, test } from 'vitest'
import { naturalSortKey, searchForm } from './text-order.ts'

const sorted = (ids: string[]) => [...ids].sort((a, b) => (naturalSortKey(a) < naturalSortKey(b) ? -1 : 1))

test('COL-17 IDs sort as people count: 2 before 10', () => {
  expect(sorted(['BP-10', 'BP-2', 'BP-1'])).toEqual(['BP-1', 'BP-2', 'BP-10'])
  expect(sorted(['100', '99', '9'])).toEqual(['9', '99', '100'])
  expect(sorted(['BP-23-014', 'BP-22-003', 'BP-23-2'])).toEqual(['BP-22-003', 'BP-23-2', 'BP-23-014'])
})

test('COL-17 leading zeros and the case of letters do not matter', () => {
  expect(naturalSortKey('BP-007')).toBe(naturalSortKey('bp-7'))
})

test('numbers longer than any counter still sort', () => {
  expect(sorted([`A${'9'.repeat(40)}`, `A1${'0'.repeat(40)}`])).toEqual([
    `A${'9'.repeat(40)}`,
    `A1${'0'.repeat(40)}`,
  ])
})

test('search forms compare without case, width or surrounding space', () => {
  expect(searchForm('  ÆGIR ')).toBe('ægir')
  expect(searchForm('Ｅmber')).toBe('ember')
})

import { expect, test } from 'vitest'
import { findTwice, guessColumns } from './sheet-columns.rules.ts'

test.each([
  [
    ['Name', 'Scientific Name', 'Genetics', 'Gender', 'DOB'],
    ['name', 'species', 'morph', 'sex', 'dateOfBirth'],
  ],
  [
    ['Animal_ID', 'Sire', 'Dam', 'Weight (g)', 'Remarks'],
    ['customId', 'fatherName', 'motherName', 'weight', 'notes'],
  ],
  [
    ['ID', 'Name'],
    ['customId', 'name'],
  ],
  [
    ['id', 'customId', 'fatherId'],
    ['id', 'customId', 'fatherId'],
  ],
  [
    ['Genotype', 'Genetics', 'Genes'],
    ['genotype', 'morph', null],
  ],
  [
    ['Name', 'Tub', 'Location'],
    ['name', 'place', null],
  ],
  [
    ['Notes', 'notes', 'Colour'],
    ['notes', null, null],
  ],
])('D1 GEN-60 HUS-40 the columns %j are taken for %j', (headings, fields) => {
  expect(guessColumns(headings)).toEqual(fields)
})

test('one meaning in two columns is found', () => {
  expect(findTwice(['name', null, null, 'sex'])).toBeNull()
  expect(findTwice(['name', 'sex', 'name'])).toBe('name')
})

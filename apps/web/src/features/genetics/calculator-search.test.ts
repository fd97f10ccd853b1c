import { expect, test } from 'vitest'
import { readCalculatorSearch } from './calculator-search.ts'

test('GEN-35 an address is read as far as it can mean a pair', () => {
  const pair = { species: 'corn snake', sire: 'het Amel', dam: 'Amel', eggs: 12, target: 'Amel' }
  expect(readCalculatorSearch(pair)).toEqual(pair)
  expect(readCalculatorSearch({ sire: 210, dam: ['x'], eggs: '7', target: '' })).toEqual({
    sire: '210',
    eggs: 7,
  })
  for (const eggs of [0, 61, 1.5, 'many']) expect(readCalculatorSearch({ eggs })).toEqual({})
  expect(readCalculatorSearch({ sire: 'a'.repeat(900) }).sire).toHaveLength(500)
})

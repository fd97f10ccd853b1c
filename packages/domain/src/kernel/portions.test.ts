import { expect, test } from 'vitest'
import { inPortions } from './portions.ts'

test('everything comes once, in its order, and never more at a time than was asked for', () => {
  expect([...inPortions([1, 2, 3, 4, 5], 2)]).toEqual([[1, 2], [3, 4], [5]])
  expect([...inPortions([1, 2], 2)]).toEqual([[1, 2]])
  expect([...inPortions([], 2)]).toEqual([])
})

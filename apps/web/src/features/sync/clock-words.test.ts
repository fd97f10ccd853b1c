import { expect, test } from 'vitest'
import { offWords } from './clock-words.ts'

test('OFF-24 it is said by how much the clock of a device is off, and which way', () => {
  const minutes = 60_000
  expect(offWords(6 * minutes)).toBe('6 minutes behind')
  expect(offWords(-90 * minutes)).toBe('90 minutes ahead')
  expect(offWords(-180 * minutes)).toBe('3 hours ahead')
  expect(offWords(72 * 60 * minutes)).toBe('3 days behind')
})

import { expect, test } from 'vitest'
import { baseOf } from './waiting-changes.rules.ts'

test('OFF-19 a change begins from the record as the device has it only where that is of the very version', () => {
  const record = { id: 5, version: 4, name: 'Ember' }
  expect(baseOf(record, 4)).toBe(record)
  expect(baseOf(record, 3)).toBeNull()
  expect(baseOf(record, 5)).toBeNull()
  expect(baseOf(null, 5)).toBeNull()
  // A change that states no version is not compared with one.
  expect(baseOf(record, null)).toBe(record)
})

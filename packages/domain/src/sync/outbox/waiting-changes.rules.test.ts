import { expect, test } from 'vitest'
import { baseOf, reducedBody } from './waiting-changes.rules.ts'

test('OFF-19 a change begins from the record as the device has it only where that is of the very version', () => {
  const record = { id: 5, version: 4, name: 'Ember' }
  expect(baseOf(record, 4)).toBe(record)
  expect(baseOf(record, 3)).toBeNull()
  expect(baseOf(record, 5)).toBeNull()
  expect(baseOf(null, 5)).toBeNull()
  // A change that states no version is not compared with one.
  expect(baseOf(record, null)).toBe(record)
})

test('OFF-19 of a form that sends every field only what it changed is kept, what goes together as one', () => {
  const record = { id: 5, version: 4, name: 'Ember', notes: 'Old', weight: 900, weightUnit: 'grams' }
  const whole = { name: 'Ember', notes: 'New', weight: 910, weightUnit: 'grams' }
  expect(reducedBody(record, whole)).toEqual({ notes: 'New', weight: 910, weightUnit: 'grams' })
  expect(reducedBody(record, { ...whole, weight: 900 })).toEqual({ notes: 'New' })
  // What the record does not show is sent.
  expect(reducedBody(record, { name: 'Ember', placeId: null })).toEqual({ placeId: null })
})

import { expect, test } from 'vitest'
import { changedFields, withTyped } from './typed-values.ts'

test('U8 of a stored record only what was changed is kept, so that news of the other fields come through', () => {
  const opened = { name: 'Ember', weight: '900', dateOfBirth: null, sex: 'Female' }
  const typed = changedFields(opened, { ...opened, weight: '950', dateOfBirth: '2026-01-02' })
  expect(typed).toEqual({ weight: '950', dateOfBirth: '2026-01-02' })
  const changedElsewhere = { ...opened, name: 'Ember II', weight: '910' }
  expect(withTyped(changedElsewhere, typed)).toEqual({
    ...{ name: 'Ember II', sex: 'Female' },
    ...typed,
  })
})

test('U8 fields that a newer form has no more, or otherwise, are left out', () => {
  const first = { name: '', isHoldback: false, fatherId: null }
  expect(withTyped(first, { name: 7, isHoldback: true, fatherId: 3, colour: 'red', __proto__: {} })).toEqual({
    ...first,
    ...{ isHoldback: true, fatherId: 3 },
  })
})

import { expect, test } from 'vitest'
import { logRefusal } from './log.ts'

test('HUS-17 all that is wrong is named in the order of the entries, under the gravest of its codes', () => {
  const refusal = logRefusal([
    { at: 4, code: 'key-reused', problems: { clientId: 'used' } },
    { at: 3, code: 'not-found', problems: { animalId: 'not there' } },
    { at: 9, code: 'not-valid', problems: { 'data.outcome': 'no such word', recordDate: 'ahead' } },
  ])
  expect(refusal).toEqual({
    code: 'not-valid',
    message: 'no such word',
    errors: {
      'entries.3.animalId': 'not there',
      'entries.4.clientId': 'used',
      'entries.9.data.outcome': 'no such word',
      'entries.9.recordDate': 'ahead',
    },
  })
  expect(logRefusal([{ at: 0, code: 'not-valid', problems: {} }])).toBeNull()
})

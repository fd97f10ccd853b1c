import { expect, test } from 'vitest'
import { isPassingFault } from './faults.ts'

const fault = (fields: object, message = 'x'): Error => Object.assign(new Error(message), fields)

test.each([
  fault({ code: 'ENOSPC' }),
  fault({ code: 'ECONNREFUSED' }),
  fault({ code: '57P01' }),
  fault({ code: '08006' }),
  fault({ code: '53300' }),
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 13 }),
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 522 }),
  fault({}, 'Connection terminated unexpectedly'),
])('R06 %o may be right again later', (error) => {
  expect(isPassingFault(error)).toBe(true)
})

test.each([
  fault({}),
  fault({ code: '23505' }),
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 19 }),
  'text',
  null,
])('%o is a mistake', (error) => {
  expect(isPassingFault(error)).toBe(false)
})

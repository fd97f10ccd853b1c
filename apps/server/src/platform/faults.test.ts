import { expect, test } from 'vitest'
import { isAway, isDamage, isPassingFault, OutcomeUnknownError } from './faults.ts'
import { StorageError } from './storage/storage-error.ts'

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
  fault({ code: '57014' }),
  new OutcomeUnknownError(fault({})),
])('R06 %o may be right again later', (error) => {
  expect(isPassingFault(error)).toBe(true)
})

test.each([
  fault({ code: 'ECONNRESET' }),
  fault({ code: '57P01' }),
  fault({ code: '25P03' }),
  fault({}, 'Query read timeout'),
  fault({}, 'timeout exceeded when trying to connect'),
  fault({}, 'Client was closed and is not queryable'),
  fault({}, 'Client has encountered a connection error and is not queryable'),
])('R06 %o leaves open what became of a change, and may be right again later', (error) => {
  expect([isAway(error), isPassingFault(error)]).toEqual([true, true])
})

test.each([
  fault({ code: 'ENOSPC' }),
  fault({ code: '57014' }),
  fault({ code: '53100' }),
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 13 }),
  new StorageError('away', 'silent'),
])('%o says what became of a change', (error) => {
  expect(isAway(error)).toBe(false)
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

test.each([
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 11 }),
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 779 }),
  fault({ code: 'ERR_SQLITE_ERROR', errcode: 26 }),
  fault({ code: 'XX001' }),
  fault({ code: 'XX002' }),
])('R08 %o tells of a damaged database', (error) => {
  expect(isDamage(error)).toBe(true)
})

test.each([fault({ code: 'ERR_SQLITE_ERROR', errcode: 13 }), fault({ code: 'XX000' }), 'text', null])(
  '%o tells of none',
  (error) => {
    expect(isDamage(error)).toBe(false)
  },
)

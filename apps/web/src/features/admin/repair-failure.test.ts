import { expect, test } from 'vitest'
import { ApiError, unreachable } from '../../shared/api/api-error.ts'
import { repairFailure } from './repair-failure.ts'

test('ADM-08 ADM-Q04 a failed repair is told in the server’s words, or that there were none, or that no answer came', () => {
  expect(repairFailure(new ApiError(403, 'This page is for the administrator'))).toBe(
    'This page is for the administrator',
  )
  expect(repairFailure(new ApiError(500, ''))).toBe('Something went wrong')
  expect(repairFailure(unreachable())).toBe('An unexpected error occurred')
  expect(repairFailure(new TypeError('x is undefined'))).toBe('An unexpected error occurred')
})

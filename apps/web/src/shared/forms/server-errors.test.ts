import { expect, test } from 'vitest'
import { ApiError } from '../api/api-error.ts'
import { fieldErrorsOf } from './server-errors.ts'

test('ACC-99 a refusal that names a field is shown at that field', () => {
  const taken = new ApiError(409, 'Email already in use', 'taken', { email: 'Email already in use' })
  expect(fieldErrorsOf(taken, ['username', 'email'])).toEqual({ email: 'Email already in use' })
})

test('ACC-99 a refusal of a field that the form lacks is left to the message on top', () => {
  const refused = new ApiError(400, 'Not valid', 'not-valid', { timeZone: 'Unknown zone' })
  expect(fieldErrorsOf(refused, ['username', 'email'])).toEqual({})
})

test('SHELL-53 a server that can’t be reached says nothing about fields', () => {
  expect(fieldErrorsOf(new TypeError('Failed to fetch'), ['username'])).toEqual({})
})

import { expect, test } from 'vitest'
import { ApiError } from '../../shared/api/api-error.ts'
import { refusalWords } from './refusal-words.ts'

const otherwise = 'Failed to create breeding'

test('BRD-19 BRD-20 BRD-32 the server’s message is told', () => {
  const error = new ApiError(400, 'The sire must be Male', 'not-valid', { maleId: 'Another word' })
  expect(refusalWords(error, otherwise)).toBe('The sire must be Male')
})

test('BRD-19 BRD-20 without a message it is the first one for a field', () => {
  const body = '{"errors":{"femaleId":"The dam must be Female"}}'
  const error = new ApiError(400, body, undefined, { femaleId: 'The dam must be Female' })
  expect(refusalWords(error, otherwise)).toBe('The dam must be Female')
})

test('BRD-19 BRD-20 BRD-32 without any words it is said what failed', () => {
  expect(refusalWords(new ApiError(500, ''), otherwise)).toBe('Failed to create breeding')
  expect(refusalWords(new ApiError(502, '<html>Bad gateway</html>'), otherwise)).toBe(otherwise)
  expect(refusalWords(new TypeError('Failed to fetch'), otherwise)).toBe(otherwise)
})

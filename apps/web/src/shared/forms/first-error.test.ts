import { expect, test } from 'vitest'
import { firstErrorOf } from './first-error.ts'

test('a refused form leads the keeper to the first field that is refused, as they stand', () => {
  const errors = { password: 'Password must be at least 4 characters', email: 'Please enter a valid email' }
  expect(firstErrorOf(errors, ['username', 'email', 'password'])).toBe('email')
})

test('a form without refused fields leads nowhere', () => {
  expect(firstErrorOf({ email: null }, ['username', 'email'])).toBeNull()
})

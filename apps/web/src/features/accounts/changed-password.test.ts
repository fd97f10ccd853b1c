import { expect, test } from 'vitest'
import { passwordRefusal } from './changed-password.ts'

const filled = { current: 'rack-7-tubs', replacement: 'rack-8-tubs', confirmation: 'rack-8-tubs' }

test.each(['current', 'replacement', 'confirmation'] as const)(
  'ACC-51 without the field %s nothing is sent, and that field is named',
  (field) => {
    expect(passwordRefusal({ ...filled, [field]: '' }, 6)).toEqual({
      title: 'Missing fields',
      text: 'Please fill in all password fields',
      field,
    })
  },
)

test('ACC-52 a repetition that differs is refused, whatever its length', () => {
  expect(passwordRefusal({ ...filled, replacement: 'rack', confirmation: 'rack ' }, 6)).toEqual({
    title: "Passwords don't match",
    text: 'New password and confirmation must match',
    field: 'confirmation',
  })
})

test('ACC-53 a new password of five characters is too short, one of six is not', () => {
  expect(passwordRefusal({ ...filled, replacement: '12345', confirmation: '12345' }, 6)).toEqual({
    title: 'Password too short',
    text: 'Password must be at least 6 characters long',
    field: 'replacement',
  })
  expect(passwordRefusal({ ...filled, replacement: '123456', confirmation: '123456' }, 6)).toBeNull()
})

test('ACC-56 a new password beyond what is kept is refused as such, not as too short', () => {
  const long = 'p'.repeat(201)
  expect(passwordRefusal({ ...filled, replacement: long, confirmation: long }, 6)).toEqual({
    title: 'Password change failed',
    text: 'Password must be at most 200 characters',
    field: 'replacement',
  })
})

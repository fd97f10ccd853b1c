import { expect, test } from 'vitest'
import { adviceOn } from './password-advice.ts'

test.each([
  ['', 'short'],
  ['abc', 'short'],
  ['abcd', 'enough'],
  ['abcdefg', 'enough'],
  ['abcdefgh', 'safer'],
] as const)('ACC-12 of a floor of four and the advised eight, "%s" is %s', (password, advice) => {
  expect(adviceOn(password, 4)).toBe(advice)
})

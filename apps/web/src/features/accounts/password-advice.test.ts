import { expect, test } from 'vitest'
import { accountsTexts } from './accounts.texts.ts'
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

test('ACC-Q05 where the operator asks for more than is advised, no fewer are called enough or safer', () => {
  const { advice } = accountsTexts
  expect(adviceOn('abcdefghijk', 12)).toBe('short')
  expect(adviceOn('abcdefghijkl', 12)).toBe('safer')
  expect(advice.short(12)).toBe('At least 12 characters.')
  expect(advice.short(6)).toBe('At least 6 characters; 8 or more are safer.')
})

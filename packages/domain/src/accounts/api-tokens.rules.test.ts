import { expect, test } from 'vitest'
import { hasEnded, tokenNameProblem } from './api-tokens.rules.ts'

test.each([
  ['Feeding script', null],
  ['  Feeding script  ', null],
  ['x'.repeat(60), null],
  ['x'.repeat(61), "A token's name has at most 60 characters"],
  ['', 'Please give the token a name'],
  ['   ', 'Please give the token a name'],
  ['two\nlines', 'Please remove the invisible control characters'],
])('A1 a token named %j is judged %j', (name, problem) => {
  expect(tokenNameProblem(name)).toBe(problem)
})

test.each([
  ['2026-06-15T12:00:00.000Z', true],
  ['2026-06-15T12:00:00.001Z', false],
  [null, false],
])('A1 a token that ends at %s has ended at noon: %s', (endsAt, isOver) => {
  expect(hasEnded({ endsAt }, new Date('2026-06-15T12:00:00.000Z'))).toBe(isOver)
})

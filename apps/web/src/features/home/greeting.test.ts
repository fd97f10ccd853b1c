import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  [0, 'Good evening'],
  [4, 'Good evening'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %d o’clock the dashboard says %s', (hour, words) => {
  expect(greetingAt(hour, null)).toBe(words)
})

test('the dashboard greets a keeper by their first name', () => {
  expect(greetingAt(20, '  Mara Reyes ')).toBe('Good evening, Mara')
  expect(greetingAt(20, '')).toBe('Good evening')
})

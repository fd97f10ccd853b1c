import { expect, test } from 'vitest'
import { badgeWords } from './badge-words.ts'

const counts = (waiting: number, sending = 0, needsYou = 0) => ({ waiting, sending, needsYou })

test('OFF-20 the badge says how much waits without the network, what is being sent, and what needs the keeper', () => {
  expect(badgeWords(counts(3), true)).toBe('Offline · 3 waiting')
  expect(badgeWords(counts(3, 2), true)).toBe('Offline · 3 waiting')
  expect(badgeWords(counts(3, 2), false)).toBe('Sending 2')
  expect(badgeWords(counts(1, 0, 1), false)).toBe('1 needs you')
  expect(badgeWords(counts(3, 0, 2), false)).toBe('1 waiting · 2 need you')
  expect(badgeWords(counts(4, 2, 1), false)).toBe('Sending 2 · 1 needs you')
  expect(badgeWords(counts(3, 0, 1), true)).toBe('Offline · 3 waiting · 1 needs you')
})

import { expect, test } from 'vitest'
import { endAfter, lastDayBefore, pagePasswordProblem } from './sharing-limits.rules.ts'

test.each([
  ['2026-06-15', 'UTC', '2026-06-16T00:00:00.000Z'],
  ['2026-06-15', 'Europe/Paris', '2026-06-15T22:00:00.000Z'],
  ['2026-12-31', 'America/Los_Angeles', '2027-01-01T08:00:00.000Z'],
  // The night in which the clock is put back, and a midnight that the clock skips.
  ['2026-10-25', 'Europe/Paris', '2026-10-25T23:00:00.000Z'],
  ['2018-11-03', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
])('S2 what is shared through %s in %s ends at %s, and is shown with that day', (day, zone, end) => {
  expect(endAfter(day, zone).toISOString()).toBe(end)
  expect(lastDayBefore(endAfter(day, zone), zone)).toBe(day)
})

test.each([
  ['abc', 'Please use at least 4 characters'],
  ['      ', 'Please use at least 4 characters'],
  ['abcd', null],
  ['x'.repeat(100), null],
  ['x'.repeat(101), 'Please use at most 100 characters'],
])('S2 the password of a page has 4 to 100 characters: %j', (password, problem) => {
  expect(pagePasswordProblem(password)).toBe(problem)
})

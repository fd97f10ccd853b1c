import { expect, test } from 'vitest'
import { eggSummary } from './egg-summary.ts'

test.each([
  [0, 0, 0, 'No eggs yet'],
  [1, 1, 0, '1 egg · 1 incubating'],
  [7, 4, 2, '7 eggs · 4 incubating · 2 hatched'],
  [3, 0, 0, '3 eggs'],
])('of %d eggs with %d incubating and %d hatched the list says "%4$s"', (all, incubating, hatched, words) => {
  expect(eggSummary({ eggCount: all, incubatingCount: incubating, hatchedCount: hatched })).toBe(words)
})

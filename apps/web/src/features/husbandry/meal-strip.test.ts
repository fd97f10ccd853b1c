import { expect, test } from 'vitest'
import { countOutcomes, stripDays, stripMonths } from './meal-strip.ts'

// A Sunday.
const today = '2026-06-14'

test('HUS-39 the strip has a column for each of 52 weeks, the present one last', () => {
  const fed = [
    { day: today, outcome: 'eaten' },
    { day: '2026-06-13', outcome: 'refused' },
    { day: '2025-06-22', outcome: 'eaten' },
    { day: '2025-06-21', outcome: 'eaten' },
  ]
  expect(stripDays(fed, today)).toEqual([
    { day: today, week: 51, row: 0, outcome: 'eaten' },
    { day: '2026-06-13', week: 50, row: 6, outcome: 'refused' },
    { day: '2025-06-22', week: 0, row: 0, outcome: 'eaten' },
  ])
})

test('HUS-39 the days are counted by how they went, for whoever sees no colours', () => {
  const fed = ['eaten', 'refused', 'eaten'].map((outcome) => ({ outcome }))
  expect([...countOutcomes(fed)]).toEqual([
    ['eaten', 2],
    ['refused', 1],
  ])
})

test('HUS-39 a month stands above the week in which it begins', () => {
  const months = stripMonths(today)
  expect(months.map(({ month }) => month)).toEqual([7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6])
  expect(months.at(-1)).toEqual({ week: 49, month: 6 })
})

import { expect, test } from 'vitest'
import { medianGapOf, preyPercentOf, refusalRateOf, sourceOf, stripOf } from './care.rules.ts'
import type { CountedFeeding, FeedingOutcome } from './care.ts'

const fed = (...told: [day: string, outcome: FeedingOutcome][]): CountedFeeding[] =>
  told.map(([day, outcome]) => ({ day, outcome }))

test('HUS-38 the refusal rate is of what was offered; what was skipped was not', () => {
  expect(refusalRateOf([])).toBeNull()
  expect(refusalRateOf(fed(['2026-06-01', 'skipped']))).toBeNull()
  const year = fed(
    ['2026-06-01', 'refused'],
    ['2026-06-02', 'skipped'],
    ['2026-06-03', 'eaten'],
    ['2026-06-04', 'regurgitated'],
  )
  expect(refusalRateOf(year)).toBe(0.333)
})

test('HUS-38 the median gap is that between days with meals', () => {
  const meals = fed(['2026-06-20', 'partly'], ['2026-06-01', 'eaten'], ['2026-06-08', 'eaten'])
  expect(medianGapOf(meals)).toBe(9.5)
  expect(medianGapOf([...meals, ...fed(['2026-06-08', 'eaten'], ['2026-06-10', 'refused'])])).toBe(9.5)
  expect(medianGapOf(meals.slice(0, 1))).toBeNull()
})

test('HUS-38 a day of the strip is told by what weighs most', () => {
  const day = fed(
    ['2026-06-02', 'skipped'],
    ['2026-06-01', 'refused'],
    ['2026-06-01', 'eaten'],
    ['2026-06-01', 'partly'],
  )
  expect(stripOf(day)).toEqual(fed(['2026-06-01', 'eaten'], ['2026-06-02', 'skipped']))
  expect(stripOf([...day, ...fed(['2026-06-01', 'regurgitated'])])[0]?.outcome).toBe('regurgitated')
})

test('HUS-38 a meal is so many per cent of an animal whose weight is known', () => {
  expect(preyPercentOf(45, 300)).toBe(15)
  expect([preyPercentOf(null, 300), preyPercentOf(45, null), preyPercentOf(45, -1)]).toEqual([
    null,
    null,
    null,
  ])
})

test('HUS-35 the source of a threshold is named where there is one', () => {
  const awake = { isInBrumation: false }
  expect(sourceOf('unfed', awake)).toBe('petplace.com')
  expect(sourceOf('weight-loss', awake)).toBeNull()
  expect(sourceOf('weight-loss', { isInBrumation: true })).toBe('enviroliteracy.org')
})

import { expect, test } from 'vitest'
import { sexWords, warmthPoints, warmthWords } from './clutch-warmth.ts'
import type { Warmth } from './clutches.queries.ts'

const warmth = {
  days: [
    { day: '2026-06-01', mean: 30, min: 29, max: 31, hoursMeasured: 24 },
    { day: '2026-06-02', mean: 31, min: null, max: null, hoursMeasured: 0 },
    { day: '2026-06-03', mean: null, min: null, max: null, hoursMeasured: 0 },
  ],
  ...{ hours: 72, hoursMeasured: 24, developed: 0.34 },
  sexLikelihood: null,
} satisfies Warmth

test('CLU-27 each day stands at its noon with what was measured, an aimed one by itself, an unknown one not', () => {
  expect(warmthPoints(warmth.days, 'C', 'Europe/Paris')).toEqual([
    { at: Date.parse('2026-06-01T10:00:00Z'), mean: 30, min: 29, max: 31 },
    { at: Date.parse('2026-06-02T10:00:00Z'), mean: 31, min: 31, max: 31 },
  ])
})

test('CLU-27 it is said how much was measured, and how far the development is', () => {
  expect(warmthWords(warmth)).toEqual([
    '33 % of the time was measured, in its box or else in its incubator; the rest is as aimed at.',
    '34 % of its development is behind it.',
  ])
  expect(warmthWords({ ...warmth, hoursMeasured: 0, developed: null })).toEqual([
    'Nothing was measured: all of it is as aimed at.',
  ])
})

test('CLU-28 what may hatch is told in words by the warmth that decided it, and whether that is over', () => {
  const likelihood = {
    ...({ males: 0.75, word: 'mostly male', meanTemperature: 32.5, measured: 1 } as const),
    ...{ isComplete: false, source: 'x' },
  }
  const degrees = (celsius: number) => `${celsius} °C`
  expect(sexWords(likelihood, degrees)).toBe(
    'Mostly males, about 75 % males, by 32.5 °C on average so far; the sex is not decided yet',
  )
  expect(sexWords({ ...likelihood, males: null, word: null, isComplete: true }, degrees)).toBe(
    'Not told by this temperature, by 32.5 °C on average while the sex was decided',
  )
})

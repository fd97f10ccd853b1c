import { expect, test } from 'vitest'
import { daySums, moistPoints, rangeOf, seasonSpanOf, spanOf, warmMarks, warmPoints } from './curve-points.ts'

const bucket = {
  ...{ at: '2026-06-02T10:00:00.000Z', n: 4 },
  ...{ temperatureMin: 30, temperatureMean: 31, temperatureMax: 32 },
  ...{ humidityMin: null, humidityMean: null, humidityMax: null },
}

test('CLU-25 SEA-01 a period ends now, to five minutes, and a season begins with the first day of the keeper', () => {
  const now = new Date('2026-11-26T12:58:20Z')
  expect(rangeOf(spanOf('week', now))).toEqual({
    ...{ from: '2026-11-19T13:00:00.000Z', to: '2026-11-26T13:00:00.000Z' },
  })
  const first = (day: '10-01' | '01-01' | '12-01') => rangeOf(seasonSpanOf(day, now, 'Europe/Paris')).from
  expect(first('10-01')).toBe('2026-09-30T22:00:00.000Z')
  expect(first('01-01')).toBe('2025-12-31T23:00:00.000Z')
  expect(first('12-01')).toBe('2025-11-30T23:00:00.000Z')
})

test('CLU-25 a chart is told in the unit of the incubator, and what was not measured is left out', () => {
  expect(warmPoints([bucket], 'F')).toEqual([{ at: Date.parse(bucket.at), min: 86, mean: 87.8, max: 89.6 }])
  expect(moistPoints([bucket])).toEqual([])
  expect(warmMarks({ temperature: 31, lowTemperature: null, highTemperature: 32 }, 'F')).toEqual([
    { value: 87.8, kind: 'set' },
    { value: 89.6, kind: 'limit' },
  ])
})

test('CLU-25 the same by day, the latest first, by the keeper’s clock', () => {
  const warm = [
    { at: Date.parse('2026-06-02T21:00:00Z'), min: 30, mean: 31, max: 32 },
    { at: Date.parse('2026-06-02T22:30:00Z'), min: 29, mean: 30, max: 33 },
    { at: Date.parse('2026-06-03T09:00:00Z'), min: 31, mean: 32, max: 32 },
  ]
  const moist = [{ at: Date.parse('2026-06-02T10:00:00Z'), min: 80, mean: 85, max: 90 }]
  expect(daySums(warm, moist, 'Europe/Paris')).toMatchObject([
    { day: '2026-06-03', warm: { min: 29, mean: 31, max: 33 }, moist: null },
    { day: '2026-06-02', warm: { min: 30, mean: 31, max: 32 }, moist: { min: 80, max: 90 } },
  ])
})

import { expect, test } from 'vitest'
import { type DemoClimate, readingsOf } from './climate.ts'

const now = Date.parse('2026-06-15T12:05:00Z') / 1000
const climate: DemoClimate = {
  ...{ temperature: 31.5, humidity: 92, sinceDays: 42, seed: 7 },
  ...{ gap: [19, 17.7], warmSpell: [9, 7, 2.4] },
}

test('the climate of the demo is the same for the same seed, has a gap and a warm spell, and ends as it is set', () => {
  const readings = readingsOf(climate, now)
  expect(readingsOf(climate, now)).toEqual(readings)
  expect(readings.length).toBeGreaterThan(5500)
  const steps = readings.slice(1).map(({ at }, n) => at - (readings[n]?.at ?? 0))
  expect(steps.filter((step) => step !== 600)).toHaveLength(1)
  expect(Math.max(...steps)).toBeGreaterThan(30 * 3600)
  const warm = readings.filter(({ temperature }) => (temperature ?? 0) > 33)
  expect(warm.length).toBeGreaterThan(50)
  const daysAgo = warm.map(({ at }) => (now - at) / 86_400)
  expect([Math.max(...daysAgo) < 9, Math.min(...daysAgo) > 7]).toEqual([true, true])
  for (const { temperature, humidity } of readings.slice(-500)) {
    expect(Math.abs((temperature ?? 0) - 31.5)).toBeLessThan(0.6)
    expect(humidity).toBeLessThanOrEqual(100)
  }
})

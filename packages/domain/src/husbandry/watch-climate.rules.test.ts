import { expect, test } from 'vitest'
import { climateWatched, type Measured } from './watch-climate.rules.ts'

const range = { temperatureMin: 24, temperatureMax: 32, humidityMin: 40, humidityMax: null }

const measured = (fields: Partial<Measured>): Measured => ({
  ...{ id: 1, day: '2026-06-10', time: null, spot: 'ambient', temperature: null, humidity: null },
  ...fields,
})

test('HUS-36 a place is watched that is outside its range, with what is outside of it', () => {
  expect(climateWatched([measured({ temperature: 24, humidity: 40 })], range)).toBeNull()
  expect(climateWatched([measured({ temperature: 23.9, humidity: 100 })], range)).toEqual({
    ...{ alarm: 'climate', since: '2026-06-10' },
    values: { temperature: 23.9, temperatureMin: 24, temperatureMax: 32 },
  })
  expect(climateWatched([measured({ temperature: 33, humidity: 39 })], range)?.values).toEqual({
    ...{ temperature: 33, temperatureMin: 24, temperatureMax: 32 },
    ...{ humidity: 39, humidityMin: 40 },
  })
  expect(climateWatched([], range)).toBeNull()
  const none = { temperatureMin: null, temperatureMax: null, humidityMin: null, humidityMax: null }
  expect(climateWatched([measured({ temperature: 50 })], none)).toBeNull()
})

test('HUS-36 of each spot the last measure counts, whatever was measured elsewhere since', () => {
  const hot = measured({ id: 1, time: '08:00', spot: 'hot', temperature: 35 })
  const cool = measured({ id: 2, time: '08:05', spot: 'cool', temperature: 26 })
  expect(climateWatched([hot, cool], range)?.values).toMatchObject({ temperature: 35 })
  const again = measured({ id: 3, time: '09:00', spot: 'hot', temperature: 31 })
  expect(climateWatched([again, hot, cool], range)).toBeNull()
})

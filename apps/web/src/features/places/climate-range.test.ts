import { expect, test } from 'vitest'
import { climateWords, lastWords } from './climate-range.ts'

const set = { temperatureMin: 26, temperatureMax: 32, humidityMin: null, humidityMax: 60 }

test('PLC-01 a place tells how warm and moist it is to be', () => {
  expect(climateWords(set)).toEqual(['26–32 °C', 'to 60 %'])
})

test('PLC-01 a place tells what was last measured in it, in the unit it was written in, and when it was cleaned', () => {
  const lastClimate = {
    ...{ recordDate: '2026-11-25', recordTime: null, temperature: 26, humidity: 64, spot: 'ambient' },
    temperatureUnit: 'F' as const,
  }
  const done = { lastClimate, lastCleanedOn: '2026-11-20' }
  expect(lastWords(done, '2026-11-26')).toEqual(['78.8 °F, 64 % yesterday', 'cleaned 6 days ago'])
  expect(lastWords({ lastClimate: null, lastCleanedOn: null }, '2026-11-26')).toEqual([])
})

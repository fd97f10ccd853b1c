import { expect, test } from 'vitest'
import { climateWords, limitWords } from './climate-words.rules.ts'

test('CLU-20 an incubator says in its own unit what it is set to and outside of what it rings', () => {
  expect(climateWords({ temperature: 31.5, humidity: null }, 'F')).toEqual(['88.7\u00a0°F'])
  expect(climateWords({ temperature: 31.52, humidity: 90 }, 'C')).toEqual(['31.5\u00a0°C', '90\u00a0%'])
  const limits = {
    ...{ lowTemperature: 30, highTemperature: 33, lowHumidity: null, highHumidity: 95 },
    temperatureUnit: 'C' as const,
  }
  expect(limitWords(limits)).toEqual(['30\u00a0°C to 33\u00a0°C', 'at most 95\u00a0%'])
  expect(limitWords({ ...limits, lowTemperature: null, highTemperature: null, highHumidity: null })).toEqual(
    [],
  )
  expect(limitWords({ ...limits, highTemperature: null, highHumidity: null, lowHumidity: 80 })).toEqual([
    ...['at least 30\u00a0°C', 'at least 80\u00a0%'],
  ])
})

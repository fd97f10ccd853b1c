import { expect, test } from 'vitest'
import { climateWords, lastingOf, limitWords, worstWords } from './climate-words.ts'
import type { Incubator, IncubatorAlarm } from './incubators.queries.ts'
import { agoWords } from './moment-words.ts'

const limits = { lowTemperature: 30, highTemperature: 33, lowHumidity: null, highHumidity: 95 }

test('CLU-20 an incubator says in its own unit what it is set to and outside of what it rings', () => {
  expect(climateWords({ temperature: 31.5, humidity: null }, 'F')).toEqual(['88.7\u00a0°F'])
  expect(climateWords({ temperature: 31.52, humidity: 90 }, 'C')).toEqual(['31.5\u00a0°C', '90\u00a0%'])
  const incubator = { ...limits, temperatureUnit: 'C' } as Incubator
  expect(limitWords(incubator)).toEqual(['30\u00a0°C to 33\u00a0°C', 'at most 95\u00a0%'])
  expect(
    limitWords({ ...incubator, lowTemperature: null, highTemperature: null, highHumidity: null }),
  ).toEqual([])
})

test('CLU-26 alarms that last are told with their worst, in °C or percent', () => {
  const alarm = {
    ...{ id: 1, incubatorId: 7, boxId: null, kind: 'too-warm', since: '2026-06-01T10:00:00Z' },
    ...{ until: null, worst: 34.2, seenAt: null },
  } as const satisfies IncubatorAlarm
  expect(worstWords(alarm, 'C')).toBe('34.2\u00a0°C')
  expect(worstWords({ ...alarm, kind: 'too-dry', worst: 40 }, 'F')).toBe('40\u00a0%')
  expect(worstWords({ ...alarm, kind: 'silent', worst: null }, 'C')).toBeNull()
  const over = { ...alarm, id: 2, until: '2026-06-01T11:00:00Z' }
  expect(lastingOf([alarm, over, { ...alarm, id: 3, incubatorId: 8 }], 7)).toEqual([alarm])
})

test('CLU-22 the last reading is told by how long ago it was, and by its moment after a day', () => {
  const now = new Date('2026-06-02T10:00:00Z')
  expect(agoWords('2026-06-02T10:00:40Z', now, 'UTC')).toBe('just now')
  expect(agoWords('2026-06-02T09:56:00Z', now, 'UTC')).toBe('4 minutes ago')
  expect(agoWords('2026-06-02T08:59:00Z', now, 'UTC')).toBe('1 hour ago')
  expect(agoWords('2026-06-01T07:00:00Z', now, 'Europe/Paris')).toBe('06/01/2026 09:00')
})

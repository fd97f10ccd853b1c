import { expect, test } from 'vitest'
import { lastingOf, worstWords } from './climate-words.ts'
import type { IncubatorAlarm } from './incubators.queries.ts'
import { agoWords } from './moment-words.ts'

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

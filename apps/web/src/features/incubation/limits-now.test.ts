import { expect, test } from 'vitest'
import { outsideYet, quietState } from './limits-now.ts'

const limits = { lowTemperature: 30, highTemperature: 33, lowHumidity: null, highHumidity: null }
const at = '2026-06-01T10:00:00.000Z'
const now = new Date('2026-06-01T10:05:00Z')
const measured = (temperature: number | null, humidity: number | null = null) => ({
  ...{ latest: { at, temperature, humidity }, outside: [] },
})
const unmeasured = { latest: null, outside: [] }

test('CLU-26 what stands outside and does not ring yet is told, of the incubator and of its boxes', () => {
  const since = '2026-06-01T09:58:00.000Z'
  const outside = [{ kind: 'too-warm' as const, since }]
  const incubator = { ...limits, ...measured(34), outside }
  const box = { id: 7, ...measured(29) }
  expect(outsideYet(incubator, [box], [])).toEqual([
    { boxId: null, kind: 'too-warm', since },
    { boxId: 7, kind: 'too-cold', since: at },
  ])
  expect(outsideYet(incubator, [box], [{ boxId: null, kind: 'too-warm' }])).toEqual([
    { boxId: 7, kind: 'too-cold', since: at },
  ])
})

test('CLU-26 all is well only where what is limited was measured, and not long ago', () => {
  expect(quietState({ ...limits, ...measured(31) }, [], now)).toBe('fine')
  expect(quietState({ ...limits, ...measured(31) }, [], new Date('2026-06-01T12:00:00Z'))).toBe('wasFine')
  expect(quietState({ ...limits, ...measured(null, 80) }, [], now)).toBe('unknown')
  expect(quietState({ ...limits, ...unmeasured }, [measured(31)], now)).toBe('fine')
  expect(quietState({ ...limits, highHumidity: 95, ...measured(31) }, [], now)).toBe('unknown')
  const old = { ...measured(null, 80).latest, at: '2026-05-25T10:00:00.000Z' }
  const withOldHumidity = [{ latest: old, outside: [] }]
  expect(quietState({ ...limits, highHumidity: 95, ...measured(31) }, withOldHumidity, now)).toBe('wasFine')
})

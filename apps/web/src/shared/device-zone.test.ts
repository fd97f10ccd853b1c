import { afterEach, expect, test, vi } from 'vitest'
import { deviceZone } from './device-zone.ts'

afterEach(() => vi.unstubAllGlobals())

test('CAL-Q02 the zone of the device is the same where a browser has no Temporal', () => {
  const known = new Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(deviceZone()).toBe(known)
  vi.stubGlobal('Temporal', undefined)
  expect(deviceZone()).toBe(known)
})

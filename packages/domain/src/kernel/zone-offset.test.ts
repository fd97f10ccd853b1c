import { afterEach, describe, expect, test, vi } from 'vitest'
import { offsetAt } from './zone-offset.ts'

const hour = 3_600_000

/** Winter, summer, the minute before and after clocks are changed, a day that a zone left out, and long ago. */
const moments = [
  '2026-01-15T12:00:00Z',
  '2026-06-15T12:00:00Z',
  '2026-03-29T00:59:59.999Z',
  '2026-03-29T01:00:00Z',
  '2026-10-25T00:59:59Z',
  '2011-12-30T09:30:00.250Z',
  '1951-07-01T00:00:00Z',
  '2199-12-31T23:59:59Z',
].map((text) => Date.parse(text))

const withoutTemporal = <T>(ask: () => T): T => {
  vi.stubGlobal('Temporal', undefined)
  return ask()
}

afterEach(() => vi.unstubAllGlobals())

describe('R76 how far a zone is ahead of UTC', () => {
  test('is known in both halves of a year', () => {
    expect(offsetAt(Date.parse('2026-06-15T12:00:00Z'), 'Europe/Paris')).toBe(2 * hour)
    expect(offsetAt(Date.parse('2026-01-15T12:00:00Z'), 'Europe/Paris')).toBe(hour)
    expect(offsetAt(Date.parse('2026-06-15T12:00:00Z'), 'Pacific/Pago_Pago')).toBe(-11 * hour)
    expect(offsetAt(0, 'UTC')).toBe(0)
  })

  test('is the same where a browser has no Temporal, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone')
    const ask = () => zones.map((zone) => [zone, ...moments.map((moment) => offsetAt(moment, zone))])
    const known = ask()
    expect(zones.length).toBeGreaterThan(300)
    expect(withoutTemporal(ask)).toEqual(known)
  })

  test('a zone or a moment that there is none of is refused either way', () => {
    const wrong = [() => offsetAt(0, 'Mars/Olympus'), () => offsetAt(Number.NaN, 'UTC')]
    for (const ask of wrong) expect(ask).toThrow(RangeError)
    for (const ask of wrong) expect(() => withoutTemporal(ask)).toThrow(RangeError)
  })
})

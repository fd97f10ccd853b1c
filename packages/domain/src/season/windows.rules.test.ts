import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/civil-day.ts'
import type { Range } from '../species/species-facts.ts'
import { after, daysOf, narrowedBy, type Spread, spreadOf, stateOn, windowFrom } from './windows.rules.ts'

const shedToLay: Range = [25, 40]

/** The days from shed to laying of a ball python that laid after so many days before. */
const days = (...durations: number[]) => daysOf(narrowedBy(spreadOf(shedToLay, 'high'), durations))

test('SEA-08 a ball python lays 25 to 40 days after her shed, likely 33', () => {
  expect(days()).toEqual({ from: 25, to: 40, likely: 33 })
})

test('SEA-08 after 30, 31 and 32 days she lays after 26 to 37, likely 31', () => {
  expect(days(30, 31, 32)).toEqual({ from: 26, to: 37, likely: 31 })
})

test('SEA-08 the species counts as four seasons in the spread, and seasons that lie apart widen it', () => {
  const [close, apart] = [
    [30, 31, 32],
    [28, 38],
  ].map((several) => narrowedBy(spreadOf(shedToLay, 'high'), several))
  // (4 x 10.393 + 2) / 6 = 7.262, times 5/4; and (4 x 10.393 + 50) / 5 = 18.315, times 4/3.
  expect(close?.half).toBeCloseTo(1.645 * Math.sqrt((7.2622 * 5) / 4), 3)
  expect(apart?.half).toBeCloseTo(1.645 * Math.sqrt((18.3146 * 4) / 3), 3)
  expect(apart?.middle).toBeCloseTo((32.5 + 28 + 38) / 3, 12)
})

test('SEA-08 a rule of thumb is an eighth of its length wider on each side', () => {
  expect(daysOf(spreadOf([30, 46], 'low'))).toEqual({ from: 28, to: 48, likely: 38 })
  expect(daysOf(spreadOf([30, 46], 'own'))).toEqual({ from: 30, to: 46, likely: 38 })
})

test('SEA-09 two steps add their middles, and their halves in quadrature', () => {
  const sum = after({ middle: 21, half: 3 }, { middle: 32.5, half: 4 })
  expect(sum).toEqual({ middle: 53.5, half: 5 })
  expect(daysOf(sum)).toEqual({ from: 48, to: 59, likely: 54 })
})

test('SEA-10 a lay day that may have been earlier moves the window from its back only', () => {
  const spread = { middle: 60, half: 2 }
  expect(windowFrom('2026-03-01', spread)).toEqual({
    from: '2026-04-28',
    to: '2026-05-02',
    likely: '2026-04-30',
  })
  expect(windowFrom('2026-03-01', spread, 5)).toEqual({
    from: '2026-04-23',
    to: '2026-05-02',
    likely: '2026-04-30',
  })
})

test('SEA-11 a window is ahead, open and overdue, its first and last day included', () => {
  const window = { from: '2026-05-01', to: '2026-05-10' }
  const states = ['2026-04-30', '2026-05-01', '2026-05-10', '2026-05-11'].map((day) => stateOn(day, window))
  expect(states).toEqual(['ahead', 'open', 'open', 'overdue'])
})

const range = fc
  .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 120 }))
  .map(([least, length]): Range => [least, least + length])
const durations = fc.array(fc.integer({ min: 1, max: 320 }), { maxLength: 12 })
const spread = range.map((of) => spreadOf(of, 'high'))

test('SEA-08 without history the window is the range of the species, on every day of the year', () => {
  fc.assert(
    fc.property(range, fc.integer({ min: 0, max: 800 }), ([least, most], day) => {
      const event = addDays('2026-01-01', day)
      expect(windowFrom(event, narrowedBy(spreadOf([least, most], 'medium'), []))).toEqual({
        from: addDays(event, least),
        to: addDays(event, most),
        likely: addDays(event, Math.floor((least + most) / 2 + 0.5)),
      })
    }),
  )
})

test('SEA-08 in which order her seasons came tells nothing', () => {
  fc.assert(
    fc.property(spread, durations, (of, several) => {
      const [one, other] = [narrowedBy(of, several), narrowedBy(of, [...several].reverse())]
      expect(other.middle).toBeCloseTo(one.middle, 9)
      expect(other.half).toBeCloseTo(one.half, 9)
      expect(daysOf(other)).toEqual(daysOf(one))
    }),
  )
})

test('SEA-08 the likeliest day lies within the window, and the middle between the range and her mean', () => {
  fc.assert(
    fc.property(spread, durations, (of, several) => {
      const narrowed = narrowedBy(of, several)
      const { from, to, likely } = daysOf(narrowed)
      expect([from <= likely, likely <= to]).toEqual([true, true])
      if (several.length === 0) return
      const mean = several.reduce((sum, one) => sum + one, 0) / several.length
      expect(narrowed.middle).toBeGreaterThanOrEqual(Math.min(of.middle, mean) - 1e-9)
      expect(narrowed.middle).toBeLessThanOrEqual(Math.max(of.middle, mean) + 1e-9)
    }),
  )
})

test('SEA-08 seasons that lie further apart never make the window narrower, nor does a wider range', () => {
  const stretch = fc.double({ min: 1, max: 4, noNaN: true })
  fc.assert(
    fc.property(spread, durations, stretch, (of, several, by) => {
      const mean = several.reduce((sum, one) => sum + one, 0) / Math.max(1, several.length)
      const apart = several.map((one) => mean + (one - mean) * by)
      const wider: Spread = { ...of, half: of.half * by }
      const { half } = narrowedBy(of, several)
      expect(narrowedBy(of, apart).half).toBeGreaterThanOrEqual(half - 1e-9)
      expect(narrowedBy(wider, several).half).toBeGreaterThanOrEqual(half - 1e-9)
    }),
  )
})

test('SEA-08 the more equal seasons she has, the narrower the window and the nearer its middle to hers', () => {
  fc.assert(
    fc.property(spread, fc.integer({ min: 1, max: 320 }), fc.integer({ min: 1, max: 12 }), (of, hers, n) => {
      const before = narrowedBy(of, Array<number>(n).fill(hers))
      const now = narrowedBy(of, Array<number>(n + 1).fill(hers))
      expect(now.half).toBeLessThanOrEqual(before.half + 1e-9)
      expect(Math.abs(now.middle - hers)).toBeLessThanOrEqual(Math.abs(before.middle - hers) + 1e-9)
    }),
  )
})

test('SEA-09 a step more never makes a window narrower', () => {
  fc.assert(
    fc.property(spread, spread, (one, next) => {
      const { half } = after(one, next)
      expect(half).toBeGreaterThanOrEqual(Math.max(one.half, next.half) - 1e-9)
      expect(half).toBeLessThanOrEqual(one.half + next.half + 1e-9)
    }),
  )
})

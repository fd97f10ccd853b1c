import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOf, grainSeconds, partsOf, type Range } from './reading-chart.rules.ts'

const day = 24 * 3600

/** Ranges from minutes to ten years, anywhere from 1990 on. */
const ranges: fc.Arbitrary<Range> = fc
  .tuple(fc.integer({ min: 631_152_000, max: 1_900_000_000 }), fc.integer({ min: 1, max: 3660 * day }))
  .map(([from, seconds]) => ({ from, to: from + seconds }))

const points = fc.integer({ min: 10, max: 1000 })

test('CLU-25 a chart has at most as many buckets as were asked for, and is cut by whole hours or spans', () => {
  fc.assert(
    fc.property(
      ranges,
      points,
      fc.constantFrom('reading' as const, 'hour' as const),
      (range, asked, finest) => {
        const { grain, seconds } = cutOf(range, asked, finest)
        const buckets = Math.floor((range.to - 1) / seconds) - Math.floor(range.from / seconds) + 1
        expect(buckets).toBeLessThanOrEqual(asked)
        expect(seconds % grainSeconds[grain]).toBe(0)
      },
    ),
  )
})

test('CLU-25 a year of 300 points is read from spans, a month from hours, a day from readings', () => {
  const from = 1_767_225_600
  expect(cutOf({ from, to: from + 365 * day }, 300)).toEqual({ grain: 'span', seconds: 30 * 3600 })
  expect(cutOf({ from, to: from + 30 * day }, 300)).toEqual({ grain: 'hour', seconds: 3 * 3600 })
  expect(cutOf({ from, to: from + day }, 300)).toEqual({ grain: 'reading', seconds: 288 })
  expect(cutOf({ from, to: from + day }, 300, 'hour')).toEqual({ grain: 'hour', seconds: 3600 })
})

test('CLU-25 the parts of a range are the range, each of whole units of its grain', () => {
  fc.assert(
    fc.property(
      ranges,
      fc.constantFrom('reading' as const, 'hour' as const, 'span' as const),
      (range, grain) => {
        let at = range.from
        for (const part of partsOf(range, grain)) {
          expect(part.range.from).toBe(at)
          expect(part.range.to).toBeGreaterThan(part.range.from)
          const unit = grainSeconds[part.grain]
          expect([part.range.from % unit, part.range.to % unit]).toEqual([0, 0])
          at = part.range.to
        }
        expect(at).toBe(range.to)
      },
    ),
  )
})

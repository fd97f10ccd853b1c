import { expect, test } from 'vitest'
import { scrollAfterZoom, wheelSteps, zoomNear, zoomRange, zoomStepped, zoomText } from './zoom.ts'

/** Every zoom that is met on the way from one end to the other. */
const met = (steps: number, from: number): number[] => {
  const zooms = [from]
  for (let next = zoomStepped(from, steps); next !== zooms.at(-1); next = zoomStepped(next, steps))
    zooms.push(next)
  return zooms
}

test('MED-12 the viewer zooms from 0.5 to 3 in steps of 0.25, and no further', () => {
  expect(met(1, zoomRange.whole)).toEqual([1, 1.25, 1.5, 1.75, 2, 2.25, 2.5, 2.75, 3])
  expect(met(-1, zoomRange.whole)).toEqual([1, 0.75, 0.5])
})

test('MED-12 a pinch comes to rest on a step', () => {
  expect(zoomNear(1.38)).toBe(1.5)
  expect(zoomNear(0.1)).toBe(0.5)
  expect(zoomNear(8)).toBe(3)
})

test('MED-12 a wheel zooms by whole steps and keeps what is left of a turn', () => {
  expect(wheelSteps(-120, false)).toEqual({ steps: 1, rest: -30 })
  expect(wheelSteps(40, false)).toEqual({ steps: 0, rest: 40 })
  expect(wheelSteps(200, false)).toEqual({ steps: -2, rest: 20 })
  expect(wheelSteps(-13, true)).toEqual({ steps: 1, rest: -1 })
})

test('the point under the finger stays there while the picture grows', () => {
  // Half way into a box of 100, a picture that doubles has that point at 100.
  expect(scrollAfterZoom(0, 50, 2)).toBe(50)
  expect(scrollAfterZoom(50, 50, 0.5)).toBe(0)
})

test('a zoom is read in per cent', () => {
  expect([0.5, 1, 1.25].map(zoomText)).toEqual(['50%', '100%', '125%'])
})

import { expect, test } from 'vitest'
import { chartShape, longestBreak, type Measured, unbroken } from './chart-shape.ts'

const minute = 60_000
const day = { from: 0, to: 24 * 60 * minute }

const at = (minutes: number, mean: number, spread = 0): Measured => ({
  ...{ at: minutes * minute, mean, min: mean - spread, max: mean + spread },
})

test('CLU-25 what was measured least and most is a band around the mean, between values that read well', () => {
  const shape = chartShape([at(0, 30, 1), at(720, 31, 0), at(1440, 32, 1)], day)
  expect(shape.grid.map(({ value }) => value)).toEqual([28, 30, 32, 34])
  expect(shape.line).toBe('M0 66.67L50 50L100 33.33')
  expect(shape.band).toBe('M0 50L50 50L100 16.67L100 50L50 50L0 83.33Z')
  expect(shape.gaps).toBe(0)
})

test('CLU-25 where nothing was measured for long the curve is broken, and a reading alone is a dot', () => {
  const points = [...[0, 10, 20, 30].map((minutes) => at(minutes, 31)), at(700, 31)]
  const shape = chartShape(points, day)
  expect(shape.gaps).toBe(1)
  expect(shape.line.match(/M/g)).toHaveLength(2)
  expect(shape.line).toMatch(/h0$/)
})

test('CLU-25 readings that come seldom are no gaps', () => {
  const seldom = [0, 180, 360, 540].map((minutes) => at(minutes, 31))
  expect(longestBreak(seldom, day)).toBe(540 * minute)
  expect(unbroken(seldom, longestBreak(seldom, day))).toHaveLength(1)
})

test('CLU-20 CLU-25 what is set and limits lie in the field, also where nothing was measured near them', () => {
  const shape = chartShape([at(0, 31), at(10, 31)], day, [
    { value: 31, kind: 'set' },
    { value: 34, kind: 'limit' },
  ])
  for (const { y } of shape.marks) expect(y).toBeGreaterThanOrEqual(0)
  expect(shape.grid.at(-1)?.value).toBeGreaterThanOrEqual(34)
})

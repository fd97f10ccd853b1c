import { expect, test } from 'vitest'
import { processorTime } from '../../testing/timed.ts'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-999', { start: 500, end: 999 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=999-999', { start: 999, end: 999 }],
  ['Bytes=10-20', { start: 10, end: 20 }],
])('MED-10 a player gets the stretch of a video it asks for: %s', (header, range) => {
  expect(parseRange(header, 1000)).toEqual(range)
})

test('MED-10 an open range reaches to the end of the video', () => {
  expect(parseRange('bytes=200-', 1000)).toEqual({ start: 200, end: 999 })
})

test('MED-10 a range that reaches past the end stops at the end', () => {
  expect(parseRange('bytes=900-5000', 1000)).toEqual({ start: 900, end: 999 })
  expect(parseRange(`bytes=900-${'9'.repeat(400)}`, 1000)).toEqual({ start: 900, end: 999 })
})

test('MED-10 a suffix asks for the last bytes, all of them if there are fewer', () => {
  expect(parseRange('bytes=-300', 1000)).toEqual({ start: 700, end: 999 })
  expect(parseRange('bytes=-5000', 1000)).toEqual({ start: 0, end: 999 })
})

test.each([
  ['bytes=1000-', 1000],
  ['bytes=1000-2000', 1000],
  [`bytes=${'9'.repeat(400)}-`, 1000],
  ['bytes=-0', 1000],
  ['bytes=0-', 0],
  ['bytes=-5', 0],
])('MED-10 a range with nothing in it cannot be satisfied: %s of %i', (header, size) => {
  expect(parseRange(header, size)).toBe('unsatisfiable')
})

test.each([
  [undefined],
  [''],
  ['bytes'],
  ['bytes='],
  ['bytes=-'],
  ['bytes=20-10'],
  ['bytes=a-b'],
  ['bytes=1.5-2'],
  ['bytes=--5'],
  ['bytes=0x1-5'],
  ['chickens=0-5'],
  ['bytes= 0-5'],
  ['bytes=0-1,5-6'],
  ['bytes=0-1, -6'],
])('MED-10 no range, one that is not understood or several answer the whole video: %s', (header) => {
  expect(parseRange(header, 1000)).toBe('whole')
})

test('MED-10 a long header of nonsense is read in no time', async () => {
  const taken = await processorTime(() => {
    expect(parseRange(`bytes=${' '.repeat(60_000)}x`, 1000)).toBe('whole')
    expect(parseRange(`bytes=${'1'.repeat(60_000)}x`, 1000)).toBe('whole')
  })
  expect(taken).toBeLessThan(1000)
})

import { expect, test } from 'vitest'
import { pathOfTone, scalesOf, tileColumns, tileRows } from './scale-pattern.ts'

test('COL-46 the scales of an animal without a photo follow from its id alone', () => {
  expect(scalesOf(41)).toEqual(scalesOf(41))
})

test('COL-46 neighbours in the collection look different', () => {
  const looks = Array.from({ length: 12 }, (_, id) => JSON.stringify(scalesOf(id + 1)))
  expect(new Set(looks).size).toBe(12)
})

test('COL-46 hundred animals show many colours', () => {
  const brights = Array.from({ length: 100 }, (_, id) => scalesOf(id + 1).tones[2])
  expect(new Set(brights).size).toBeGreaterThan(40)
})

test('COL-46 every pattern shows all of its tones', () => {
  for (let id = 1; id <= 200; id += 1) {
    const { scales } = scalesOf(id)
    expect(scales).toHaveLength(tileColumns * tileRows)
    expect(new Set(scales)).toEqual(new Set([0, 1, 2]))
  }
})

test('COL-46 each scale is drawn once, and once more for each border of the tile that it crosses', () => {
  const drawn = (scales: number[]): number => pathOfTone(scales, 1).split('M').length - 1
  const only = (column: number, row: number): number[] =>
    Array.from({ length: tileColumns * tileRows }, (_, at) => (at === row * tileColumns + column ? 1 : 0))
  expect(drawn(only(3, 2))).toBe(1)
  expect(drawn(only(0, 1))).toBe(2)
  expect(drawn(only(3, 0))).toBe(2)
})

test('COL-46 very large ids and zero have scales too', () => {
  for (const id of [0, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
    expect(scalesOf(id).tones.every((tone) => /^hsl\(-?\d+ \d+% \d+%\)$/.test(tone))).toBe(true)
  }
})

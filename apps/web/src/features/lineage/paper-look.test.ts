import { expect, test } from 'vitest'
import { lineLook, paperLook } from './paper-look.ts'

test('a small pedigree leaves room for wrapped lines, one of 32 rows a line each', () => {
  expect(paperLook(2, 4).lineLetters).toBeNull()
  expect(paperLook(5, 32).lineLetters).toBeGreaterThan(40)
})

test('a line is written smaller the longer it is, and at last takes two', () => {
  expect(lineLook(40, 50)).toEqual({ scale: 1, isLong: false })
  expect(lineLook(62, 50).scale).toBeCloseTo(50 / 62)
  expect(lineLook(200, 50)).toEqual({ scale: 0.6, isLong: true })
})

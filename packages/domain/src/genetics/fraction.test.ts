import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  add,
  compare,
  divide,
  fraction,
  isOne,
  multiply,
  percentText,
  power,
  readFraction,
  subtract,
  sum,
  toNumber,
  writeFraction,
  zero,
} from './fraction.ts'

const anyFraction = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([n, d]) => fraction(n, d))

test('GEN-14 a fraction is written in lowest terms and reads back the same', () => {
  expect([fraction(4, 6), fraction(5), fraction(0, 7)].map(writeFraction)).toEqual(['2/3', '5', '0'])
  fc.assert(
    fc.property(anyFraction, (a) => {
      expect(readFraction(writeFraction(a))).toEqual(a)
    }),
  )
  for (const text of ['', '1/0', '-1/2', '1/2/3', '0.5', '1e3', '1'.repeat(10)])
    expect(readFraction(text)).toBeNull()
})

test('GEN-26 sums and products are exact: what is added is taken away again, what is multiplied is divided', () => {
  fc.assert(
    fc.property(anyFraction, anyFraction, (a, b) => {
      expect(subtract(add(a, b), b)).toEqual(a)
      expect(compare(add(a, b), add(b, a))).toBe(0)
      if (b.n > 0n) expect(divide(multiply(a, b), b)).toEqual(a)
      expect(Math.abs(toNumber(a) - Number(a.n) / Number(a.d))).toBeLessThan(0.000_002)
    }),
  )
  expect(isOne(sum(Array.from({ length: 49 }, () => fraction(1, 49))))).toBe(true)
  expect(writeFraction(power(fraction(3, 4), 6))).toBe('729/4096')
})

test('GEN-14 GEN-75 a per cent is cut and never rounded up; what is possible never reads 0% nor what is open 100%', () => {
  expect(
    [fraction(2, 3), fraction(1, 2), fraction(1, 3), fraction(1, 512), zero, fraction(1)].map(percentText),
  ).toEqual(['66%', '50%', '33%', '<1%', '0%', '100%'])
  fc.assert(
    fc.property(anyFraction, (a) => {
      const [, digits = '0'] = /^<?(\d+)%$/.exec(percentText(a)) ?? []
      if (!percentText(a).startsWith('<'))
        expect(compare(fraction(Number(digits), 100), a)).toBeLessThanOrEqual(0)
    }),
  )
})

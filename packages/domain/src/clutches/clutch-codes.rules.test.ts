import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeKeyOf, nextClutchCode } from './clutch-codes.rules.ts'

test.each([
  [2027, [], '27-01'],
  [2027, ['27-01', '27-02'], '27-03'],
  [2027, ['26-07', 'BP-C', '27-09'], '27-10'],
  [2027, ['27-99'], '27-100'],
  [2027, [' 27-04 ', '27-1', '27-'], '27-05'],
  [2100, ['27-01'], '00-01'],
  [2027, ['27-999999999'], '27-01'],
  [2027, ['27-9999'], '27-10000'],
  [2027, ['27-9999', '27-10000', '27-10001'], '27-10002'],
])('CLU-05 in season %i beside %j the next code is %s', (season, codes, next) => {
  expect(nextClutchCode(season, codes)).toBe(next)
})

test('CLU-05 codes are the same in any case', () => {
  expect(codeKeyOf(' Bp-C ')).toBe(codeKeyOf('BP-c'))
})

test('CLU-05 clutches of a season that are given their codes one by one have different ones, in their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 130 }), (season, count) => {
      const codes: string[] = []
      for (let n = 0; n < count; n += 1) codes.push(nextClutchCode(season, codes))
      expect(new Set(codes).size).toBe(count)
      expect(codes.map((code) => Number(code.slice(3)))).toEqual(codes.map((_code, n) => n + 1))
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  byAmount,
  costOf,
  costRule,
  feederName,
  isLow,
  likeKeyOf,
  likeKeyOfData,
  piecesTaken,
  stateRule,
  sumOf,
  unitCostOf,
} from './feeder.rules.ts'

test('FED-03 a feeding takes what was eaten, also where it came up again, and what was thrown away', () => {
  const taken = (fields: object) => piecesTaken({ count: 3, ...fields })
  expect(taken({ outcome: 'eaten' })).toBe(3)
  expect(taken({ outcome: 'regurgitated' })).toBe(3)
  expect([taken({ outcome: 'partly', eaten: 1 }), taken({ outcome: 'partly' })]).toEqual([1, 3])
  expect([taken({ outcome: 'refused' }), taken({ outcome: 'skipped' })]).toEqual([0, 0])
  for (const outcome of ['refused', 'skipped', 'partly'])
    expect(taken({ outcome, eaten: 1, wasted: true })).toBe(3)
  expect(piecesTaken({ outcome: 'eaten' })).toBe(1)
})

test('FED-01 FED-03 food is like another whatever its words’ case and spaces; what was not named is like nothing', () => {
  const key = likeKeyOf({ prey: 'Mouse', size: 'Adult', state: 'frozen-thawed' })
  expect(likeKeyOf({ prey: ' mouse', size: 'adult ', state: 'frozen-thawed' })).toBe(key)
  expect(likeKeyOfData({ prey: 'mouse', size: 'ADULT', state: 'frozen-thawed', count: 2 })).toBe(key)
  expect(likeKeyOfData({ prey: 'mouse', size: 'adult', state: 'live' })).not.toBe(key)
  expect(likeKeyOf({ prey: 'mouse', size: '', state: null })).toBe(
    likeKeyOf({ prey: 'mouse', size: null, state: null }),
  )
  expect(likeKeyOfData({ size: 'adult' })).toBeNull()
  expect(feederName({ prey: 'mouse', size: 'adult' })).toBe('adult mouse')
})

test('FED-05 amounts lose no fraction', () => {
  expect([costOf(3, '1.1'), costOf(1000, '0.0001'), costOf(0, '5'), costOf(2, '2.25')]).toEqual([
    ...['3.30', '0.10', '0', '4.50'],
  ])
  expect([unitCostOf('45', 50), unitCostOf('10', 3), unitCostOf('0.0001', 2)]).toEqual([
    '0.90',
    '3.3333',
    '0.0001',
  ])
  expect(sumOf(['0.10', '0.20', '999999999999.9999'])).toBe('1000000000000.2999')
  expect(['0.2', '1', '0.10'].sort(byAmount)).toEqual(['1', '0.2', '0.10'])
  expect(['1.25', '1', '0.0001'].map(costRule)).toEqual([null, null, null])
  for (const text of ['', '-1', '1,25', '1.23456', 'ask', '1e3']) expect(costRule(text)).not.toBeNull()
  expect([stateRule('live'), stateRule('dead')]).toEqual([null, expect.stringContaining('live')])
})

test('FED-05 what pieces cost together is what each costs, for every price and number', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 }).map((units) => (units / 10_000).toFixed(4))
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 1000 }), (price, pieces) => {
      expect(Number(costOf(pieces, price))).toBeCloseTo(Number(price) * pieces, 3)
      expect(costOf(pieces, price)).toBe(sumOf(Array.from({ length: pieces }, () => price)))
      expect(Number(unitCostOf(costOf(pieces, price), pieces))).toBe(Number(price))
    }),
    { numRuns: 100 },
  )
})

test('FED-04 a feeder is low at its bound, below it, and with less than is to be thawed', () => {
  expect(isLow({ count: 6, lowAt: 5 }, 0)).toBe(false)
  expect([isLow({ count: 5, lowAt: 5 }, 0), isLow({ count: -1, lowAt: 0 }, 0)]).toEqual([true, true])
  expect([isLow({ count: 3, lowAt: null }, 3), isLow({ count: 3, lowAt: null }, 4)]).toEqual([false, true])
  expect(isLow({ count: -1, lowAt: null }, 0)).toBe(true)
})

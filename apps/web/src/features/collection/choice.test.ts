import { expect, test } from 'vitest'
import {
  type Choice,
  countUnseen,
  hasWhole,
  leftIn,
  leftOf,
  nothingChosen,
  rangeTo,
  toggled,
  withWhole,
} from './choice.ts'

const order = [9, 8, 7, 6, 5]
const idsOf = ({ ids }: Choice): number[] => [...ids].sort((a, b) => a - b)
const choose = (...ids: number[]): Choice => ids.reduce(toggled, nothingChosen)

test('U2 a touch chooses an animal and a second one lets it go', () => {
  expect(idsOf(choose(9, 7))).toEqual([7, 9])
  expect(idsOf(choose(9, 7, 9))).toEqual([7])
})

test('U2 a range reaches from the last touch to this one, in either direction, and lets go as well', () => {
  expect(idsOf(rangeTo(choose(8), 5, order))).toEqual([5, 6, 7, 8])
  expect(idsOf(rangeTo(choose(5), 8, order))).toEqual([5, 6, 7, 8])
  const all = withWhole(nothingChosen, order, 'main')
  expect(idsOf(rangeTo(toggled(all, 8), 6, order))).toEqual([5, 9])
})

test('U2 a range from an animal that the list no longer shows is a touch', () => {
  expect(idsOf(rangeTo(choose(42), 8, order))).toEqual([8, 42])
  expect(idsOf(rangeTo(nothingChosen, 8, order))).toEqual([8])
})

test('U2 what was chosen before the filters changed stays chosen, and is counted as out of sight', () => {
  const chosen = choose(9, 42, 43)
  expect(countUnseen(chosen, order, 'main')).toBe(2)
  const all = withWhole(chosen, [...order, 4, 3], 'main')
  expect(idsOf(all)).toEqual([3, 4, 5, 6, 7, 8, 9, 42, 43])
  // Those that the list has not loaded yet belong to it.
  expect(countUnseen(all, order, 'main')).toBe(0)
  expect(countUnseen(all, [9], 'main?sex=Male')).toBe(8)
})

test('U2 a list is chosen whole when each of it is, or when all of a longer one was asked for', () => {
  const list = { shown: order, goesOn: false, list: 'main' }
  expect(hasWhole(choose(...order), list)).toBe(true)
  expect(hasWhole(choose(9), list)).toBe(false)
  expect(hasWhole(nothingChosen, { ...list, shown: [] })).toBe(false)
  expect(hasWhole(choose(...order), { ...list, goesOn: true })).toBe(false)
  const all = withWhole(nothingChosen, [...order, 4], 'main')
  expect(hasWhole(all, { ...list, goesOn: true })).toBe(true)
  expect(hasWhole(toggled(all, 9), { ...list, goesOn: true })).toBe(false)
})

test('U2 U12 what was done before a refusal is not chosen any more, so that another try does not do it twice', () => {
  const all = withWhole(nothingChosen, order, 'main')
  const left = leftOf(all, order.slice(2))
  expect(idsOf(left)).toEqual([...order.slice(2)].sort((one, other) => one - other))
  expect(hasWhole(left, { shown: order, goesOn: true, list: 'main' })).toBe(false)
})

test('U2 what is gone meanwhile is not chosen any more', () => {
  expect(idsOf(leftIn(choose(9, 42), order))).toEqual([9])
})

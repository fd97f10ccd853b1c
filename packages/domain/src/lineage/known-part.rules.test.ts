import { expect, test } from 'vitest'
import type { Parentage } from './kinship.rules.ts'
import { knownParts } from './known-part.rules.ts'

/** The ancestors of animal 1, that of place n having its parents at 2n and 2n + 1, as far as the last number. */
const familyTo = (last: number): Parentage[] =>
  Array.from({ length: last }, (_none, at) => {
    const id = at + 1
    const known = (parent: number): number | null => (parent <= last ? parent : null)
    return { id, fatherId: known(2 * id), motherId: known(2 * id + 1) }
  })

test('PLN-01 how much is known of an animal is the part of its 30 ancestors of four generations', () => {
  const partOf = (last: number) => knownParts(familyTo(last), [1]).get(1)
  expect([1, 2, 3, 7, 31, 63].map(partOf)).toEqual([0, 1 / 30, 2 / 30, 6 / 30, 1, 1])
})

test('PLN-01 an ancestor counts in each of its places, and one that is not given is unknown', () => {
  const sibs: Parentage[] = [
    { id: 1, fatherId: 2, motherId: 3 },
    { id: 2, fatherId: 4, motherId: 5 },
    { id: 3, fatherId: 4, motherId: 99 },
    { id: 4, fatherId: null, motherId: null },
    { id: 5, fatherId: null, motherId: null },
  ]
  const parts = knownParts(sibs, [1, 4, 98])
  expect([...parts]).toEqual([
    [1, 5 / 30],
    [4, 0],
    [98, 0],
  ])
})

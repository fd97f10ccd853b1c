import type { Descended } from '@clutchbook/domain/lineage/pedigree.rules'
import { expect, test } from 'vitest'
import { type FamilyNode, familyAbove, knownLevels, rowsOf } from './family-nodes.ts'

const animal = (id: number, fatherId: number | null = null, motherId: number | null = null): Descended => ({
  id,
  fatherId,
  motherId,
  father: null,
  mother: null,
})

const told = (nodes: readonly FamilyNode<Descended>[]): unknown[] =>
  nodes.map(({ place, parents }) => [
    place.kind === 'animal' ? place.animal.id : place.kind,
    ...told(parents),
  ])

test('LIN-04 LIN-08 parents and grandparents have a box each, also where nobody is known', () => {
  const alone = animal(1)
  const unknowns = ['unknown', ['unknown'], ['unknown']]
  expect(told(familyAbove(alone, [alone], 2))).toEqual([unknowns, unknowns])
})

test('LIN-07 one level more draws the parents of those who are known, and no others', () => {
  const family = [animal(1, 2, 3), animal(2, 4), animal(3), animal(4, 5), animal(5)]
  const [root = animal(0)] = family
  expect(told(familyAbove(root, family, 3))).toEqual([
    [2, [4, [5], ['unknown']], ['unknown']],
    [3, ['unknown'], ['unknown']],
  ])
  expect(rowsOf(familyAbove(root, family, 3))).toBe(5)
  expect(knownLevels(root, family)).toBe(3)
})

test('an ancestor at two places tells how often it stands in the tree', () => {
  const family = [animal(1, 2, 3), animal(2), animal(3, 2)]
  const [root = animal(0)] = family
  const [father, mother] = familyAbove(root, family, 2)
  expect([father?.times, mother?.times, mother?.parents[0]?.times]).toEqual([2, 1, 2])
})

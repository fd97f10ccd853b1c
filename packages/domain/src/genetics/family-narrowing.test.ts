import { expect, test } from 'vitest'
import { familyOf } from './family.rules.ts'
import type { CountedYoung, FamilyAnimal } from './family.ts'
import { locusFamilyOf, withYoungOf } from './family-locus.ts'
import { narrowedOf } from './family-narrowing.ts'
import { animal, ballPython, ballPythonLocus, counted, entryOf, young } from './testing/example-family.ts'

const clown = 'bp-clown'
const male = { sex: 'male' } as const
const female = { sex: 'female' } as const

function viewOf(animals: readonly FamilyAnimal[], rows: readonly CountedYoung[] = []) {
  const family = familyOf(ballPython, { animals, young: rows })
  const view = locusFamilyOf(family, ballPythonLocus(clown), family.groups[0] ?? 0)
  if (!view) throw new RangeError('Nobody names the gene')
  return view
}

/** How many states are left to each animal, in the order of the ids. */
const statesLeft = (animals: readonly FamilyAnimal[], rows: readonly CountedYoung[] = []) => {
  const narrowed = narrowedOf(viewOf(animals, rows))
  return narrowed && animals.map((_, place) => narrowed.knownOf(place).allowed.length)
}

const grown = [
  animal(1, '', { ...male, fatherId: 8, motherId: 9 }),
  animal(2, 'het Clown', female),
  young(3, 'Clown'),
  young(4, null),
  animal(8, '', male),
  animal(9, null, female),
]

test('GEN-36 a young that shows a gene leaves its parents one state, and the parents of these what they may be', () => {
  expect(statesLeft(grown)).toEqual([1, 1, 1, 3, 2, 3])
  const tested = grown.map((one) => (one.id === 9 ? { ...one, entries: [entryOf(clown, 'lab', 0)] } : one))
  expect(statesLeft(tested)).toEqual([1, 1, 1, 3, 1, 1])
})

test('GEN-42 young that were counted leave their parents as little as kept ones', () => {
  const pair = grown.filter(({ id }) => id !== 3)
  expect(statesLeft(pair, [counted(2, 'Clown')])).toEqual([1, 1, 3, 2, 3])
  expect(statesLeft(pair, [counted(2, 'Normal')])).toEqual([2, 2, 2, 2, 3])
})

test('GEN-41 without its young an animal is left what its own facts leave', () => {
  const before = narrowedOf(withYoungOf(viewOf(grown), 0, () => false))
  expect(before?.knownOf(0).allowed).toHaveLength(2)
})

test('GEN-40 where facts clash nobody is left anything less', () => {
  const tested = grown.map((one) => (one.id === 1 ? { ...one, entries: [entryOf(clown, 'lab', 0)] } : one))
  expect(statesLeft(tested)).toBeNull()
})
